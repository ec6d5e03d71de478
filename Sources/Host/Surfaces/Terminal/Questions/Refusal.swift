// SPDX-License-Identifier: Apache-2.0

/// Why what was typed is no answer, in the person's language; the question is asked again.
struct Refusal: Error, Sendable, Hashable {
    let reason: String
}
