// SPDX-License-Identifier: Apache-2.0

/// What the registry read when it last looked, with what was made of it since.
struct RegistryView: Sendable {
    let look: RegistryLook
    let apps: AppListing
    /// By the languages of a person.
    var actions: [String: KnownActions] = [:]
}
