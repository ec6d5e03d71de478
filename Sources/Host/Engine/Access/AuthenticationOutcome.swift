// SPDX-License-Identifier: Apache-2.0

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
