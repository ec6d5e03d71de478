// SPDX-License-Identifier: Apache-2.0

/// Decides over callers other than root.
package protocol CallerAuthority: Sendable {
    /// Whether the caller may act now; may ask them for a password.
    ///
    /// - Returns: nil, or why not, in words for them.
    func refusal(of caller: Caller, to action: GuardedAction) async -> String?

    /// Whether the caller could act, without a question.
    func couldAct(_ caller: Caller, _ action: GuardedAction) async -> Bool
}
