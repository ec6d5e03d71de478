// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// The person on the other end of a running action, as the serving side presents them to the SDK.
package protocol IntentConversation: Sendable {
    var context: RequestContext { get }

    /// Puts a question and suspends until it is answered.
    /// - Throws: what ends the call, such as a question that nobody can answer.
    func ask(_ question: Question) async throws -> Answer

    /// Tells how far the action is; `fraction` is nil while the end is not known.
    func report(_ fraction: Double?, title: String?, subtitle: String?)
}
