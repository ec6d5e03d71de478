// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema

extension Conversation {
    /// The action that is run, and whether the person was asked for it: which app handles a request that several handle.
    /// - Throws: `HostError` with code `ambiguous` where nobody can be asked; `ActionFailure` with code `cancelled`.
    func chosen(
        _ finding: ActionFinding, in languages: [String]
    ) async throws -> (action: ResolvedAction, isChosen: Bool) {
        guard case .several(let found, let error) = finding else { return (try finding.get(), false) }
        let words = HostWords.of(languages)
        let names = found.map(\.app.name)
        let options = found.map { action in
            let isAlone = names.filter { $0 == action.app.name }.count == 1
            return ChoiceOption(
                id: action.app.identifier,
                display: DisplayRepresentationValue(
                    title: action.app.name, subtitle: isAlone ? nil : action.app.identifier))
        }
        let question = Question(dialog: Dialog(words.whichApp), kind: .choice(options, parameter: nil))
        let answer: Answer
        do {
            answer = try await surface.ask(question, for: Self.asker(found[0].action))
        } catch is SurfaceUnavailable {
            throw error
        }
        guard case .accepted(let value) = answer else { throw ActionFailure(.cancelled, words.putAway) }
        guard let choice = found.first(where: { .string($0.app.identifier) == value }) else { throw error }
        return (choice, true)
    }

    /// The host, which asks for no app.
    private static func asker(_ action: ActionDescriptor) -> RunningAction {
        RunningAction(appIdentifier: Host.implementation.name, appName: Host.implementation.title ?? "", action: action)
    }
}
