// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension AppIntent {
    /// Asks the person for a text that nobody else may see, such as a password. An addition of Beckon's.
    ///
    /// It is asked only where it can be given unseen: on a terminal, without echo. It is never part of the arguments, the
    /// history or the JSON of a run, and no AI agent is asked for it.
    /// - Throws: what ends the action where the question is put away, or cannot be asked there.
    public func requestSecret(_ dialog: IntentDialog) async throws -> String {
        guard let conversation = IntentRuntime.conversation else {
            throw ActionFailure(.needsValue, "The action needs a secret and nobody can be asked.")
        }
        guard
            case .string(let secret) = try await conversation.answer(
                to: Question(dialog: dialog.resolved, kind: .secret))
        else { throw ActionFailure.putAway(parameter: nil) }
        return secret
    }
}
