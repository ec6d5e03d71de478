// SPDX-License-Identifier: Apache-2.0

/// How the question for the person's proof ended.
package enum AuthenticationOutcome: Sendable, Hashable {
    case authorized
    /// The policy says no, without asking.
    case refused
    /// The person put the question away, or left it unanswered.
    case dismissed
    /// The proof was wrong.
    case failed
    /// Nothing on this machine can ask; the text says why and what to do.
    case unavailable(String)
}
