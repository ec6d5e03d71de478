// SPDX-License-Identifier: Apache-2.0

/// What the person said to a question.
package enum Answer: Sendable, Hashable {
    /// A value; for a choice the `.string` of the option's id, for a confirmation `.boolean(true)`.
    case accepted(IntentValue)
    /// "No": the confirmation is refused, the value is not given.
    case declined
    /// The question was put away.
    case cancelled
}
