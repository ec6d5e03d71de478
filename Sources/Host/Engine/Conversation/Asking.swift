// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
import Foundation
import Synchronization

/// Puts an extension's questions to the person, for one run.
final class Asking: Sendable {
    let surface: any Surface
    let action: RunningAction
    private let confirmsAll: Bool
    /// How many questions the run may ask, however many of them come at once.
    private let limit: Int
    private let words: HostWords
    private let asked = Mutex(0)
    private let unanswered = Mutex<Question?>(nil)

    init(surface: any Surface, action: RunningAction, confirmsAll: Bool, limit: Int, words: HostWords) {
        self.surface = surface
        self.action = action
        self.confirmsAll = confirmsAll
        self.limit = limit
        self.words = words
    }

    /// The question that nobody was there to answer.
    var openQuestion: Question? { unanswered.withLock { $0 } }

    /// The `ElicitResult` for a form, after asking each of its questions.
    /// - Throws: what the surface throws; `SurfaceUnavailable` where nobody is there.
    func answer(to form: ElicitationForm) async throws -> JSONValue {
        var answers: [Answer] = []
        for field in form.fields {
            let answer = try await answer(to: field.question)
            answers.append(answer)
            if answer == .cancelled { break }
        }
        return form.result(answers)
    }

    /// An MCP server that marks a tool as destructive does not ask by itself.
    /// - Throws: `ActionFailure` with code `declined` or `cancelled`.
    func confirmForeignAction() async throws {
        let question = Question(
            dialog: Dialog(words.mayChange.filled(action.action.title)),
            kind: .confirmation(ConfirmationDetails(acceptLabel: words.run, isDestructive: true)))
        switch try await answer(to: question) {
        case .accepted: return
        case .declined: throw ActionFailure(.declined, words.notConfirmed.filled(action.action.title))
        case .cancelled: throw ActionFailure(.cancelled, words.putAway)
        }
    }

    /// The arguments for a tool of an MCP server, with what it requires and was not given: it does not ask by itself.
    /// - Throws: `ActionFailure` with code `cancelled`, and what the surface throws.
    func complete(
        _ arguments: [String: JSONValue], from enums: [EnumDescriptor]
    ) async throws -> [String: JSONValue] {
        var arguments = arguments
        for parameter in action.action.parameters where parameter.isRequired && arguments[parameter.name] == nil {
            guard case .accepted(let value) = try await answer(to: Self.question(for: parameter, from: enums)) else {
                throw ActionFailure(.cancelled, words.putAway)
            }
            arguments[parameter.name] = value.json
        }
        return arguments
    }

    private static func question(for parameter: ParameterDescriptor, from enums: [EnumDescriptor]) -> Question {
        let dialog = Dialog(parameter.explanation ?? parameter.title)
        var type = parameter.type
        if case .array(let element) = type { type = element }
        guard case .enumeration(let identifier) = type,
            let cases = enums.first(where: { $0.identifier == identifier })?.cases
        else { return Question(dialog: dialog, kind: .value(parameter)) }
        let options = cases.map { ChoiceOption(id: $0.rawValue, display: $0.display) }
        return parameter.type.isArray
            ? Question(dialog: dialog, kind: .value(parameter), options: options)
            : Question(dialog: dialog, kind: .choice(options, parameter: parameter.name))
    }

    /// The failure of an action that asks without end.
    var tooMany: ActionFailure {
        ActionFailure(.failed, "The action asked more than \(limit) questions; it was ended.")
    }

    /// The failure of a run that ended with a question nobody could answer; nil for other errors.
    func failure(for error: any Error) -> ActionFailure? {
        guard error is SurfaceUnavailable, let question = openQuestion else { return nil }
        let name = question.parameter
        let hint =
            switch question.kind {
            case .confirmation: "It asks for a confirmation, and nobody is there to give it"
            case .secret: "It asks for a secret, which is answered at the terminal"
            default:
                name.map { "A value for “\($0)” is missing, and nobody is there to ask" }
                    ?? "It asks something, and nobody is there to answer"
            }
        let options = question.choices.map(\.display.title)
        let list = options.isEmpty ? "" : " Possible: \(options.prefix(20).joined(separator: ", "))."
        return ActionFailure(.needsValue, "\(hint): \(question.dialog.full)\(list)", parameter: name)
    }

    private func answer(to question: Question) async throws -> Answer {
        let count = asked.withLock { asked in
            asked += 1
            return asked
        }
        guard count <= limit else { throw tooMany }
        if confirmsAll, case .confirmation = question.kind { return .accepted(.boolean(true)) }
        do {
            return try await surface.ask(question, for: action)
        } catch let error as SurfaceUnavailable {
            unanswered.withLock { $0 = question }
            throw error
        }
    }
}

extension Question {
    /// What there is to choose from, where that is known.
    package var choices: [ChoiceOption] {
        if case .choice(let options, _) = kind { options } else { options }
    }
}
