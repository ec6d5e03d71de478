// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import TerminalSurface

/// Shows what an app asks for, and waits for the person's yes.
struct GrantQuestion: Sendable {
    let bundle: AppBundle
    /// What is asked below the list, such as whether to install it as well.
    let question: String
    let acceptLabel: String

    /// - Throws: `CommandFailure` with kind `declined` or `needsValue`; `CancellationError`.
    func ask(in session: CommandSession) async throws {
        guard !bundle.entitlements.isEmpty else { return }
        let words = session.words.listing
        let wishes = bundle.entitlements.explanations
        let text =
            words.wants.filled(bundle.name.printableLine) + "\n"
            + wishes.map { "  - \($0.printableLine)\n" }.joined() + question + "\n"
        let labels = ConfirmationDetails(acceptLabel: acceptLabel, denyLabel: words.grantDeny)
        let answer: Bool?
        do {
            answer = try await session.surface().agrees(to: labels, after: text)
        } catch is SurfaceUnavailable {
            throw CommandFailure(
                .needsValue, code: "notGranted",
                words.grantNeedsYes.filled(bundle.name.printableLine, wishes.joined(separator: "; ")))
        }
        guard let answer else { throw CancellationError() }
        if !answer {
            throw CommandFailure(
                .declined, code: "declined", words.grantDeclined.filled(bundle.name.printableLine))
        }
    }
}
