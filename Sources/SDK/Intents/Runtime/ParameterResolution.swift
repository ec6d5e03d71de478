// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

/// Settles the value of one parameter with the handler and the person.
struct ParameterResolution {
    private let field: _INField
    private let life: RequestLife
    /// Values that the person has chosen or agreed to, as they are kept.
    private var agreed: [IntentValue] = []

    /// How often the handler is asked about a parameter of one request.
    private static let passes = 16

    init(of field: _INField, in life: RequestLife) {
        self.field = field
        self.life = life
    }

    /// - Throws: `ActionFailure` where the person gives no value that does, or the time is over.
    mutating func run() async throws {
        for _ in 0..<Self.passes {
            let parts = HandedOver((life.intent, life.handler))
            let name = field.name
            let answer = try await life.phase { HandedOver(await parts.value.0._resolve(name, by: parts.value.1)) }
            // Where the author wrote no method, the value that is there is right, and a missing one is not needed.
            guard let results = answer.value, !results.isEmpty, !results._isUnimplemented else { return }
            if let element = field.type._kind.element {
                if try await settleList(results, element) { return }
            } else {
                switch try await step(results[0], life.intent._values[name], field.type) {
                case .done(let value):
                    life.intent._values[name] = value
                    return
                case .again(let value): life.intent._values[name] = value
                }
            }
        }
        throw ActionFailure(
            .invalidValue, RequestWords.current.cannotBe.filled(field.title, "…"), parameter: field.name)
    }

    private enum Step {
        case done(Any?)
        /// The handler has to look at the value.
        case again(Any?)
    }

    /// Whether the list is settled; the elements are, each by its own result.
    private mutating func settleList(_ results: [INIntentResolutionResult], _ element: any _INValue.Type) async throws
        -> Bool
    {
        let current = life.intent._values[field.name] as? [Any] ?? []
        if current.isEmpty, results.count == 1 {
            switch results[0]._outcome.kind {
            case .needsValue, .unsupported:
                if case .again(let value) = try await step(results[0], nil, field.type) {
                    life.intent._values[field.name] = value
                }
                return false
            default: break
            }
        }
        var settled: [Any] = []
        var isSettled = true
        for (index, result) in results.enumerated() {
            switch try await step(result, index < current.count ? current[index] : nil, element) {
            case .done(let value): if let value { settled.append(value) }
            case .again(let value):
                isSettled = false
                if let value { settled.append(value) }
            }
        }
        if settled.isEmpty && current.isEmpty { return isSettled }
        life.intent._values[field.name] = ListBuilding.list(settled, of: field.type)
        return isSettled
    }

    private mutating func step(
        _ result: INIntentResolutionResult, _ current: Any?, _ type: any _INValue.Type
    ) async throws -> Step {
        let words = RequestWords.current
        switch result._outcome.kind {
        case .success(let value): return .done(ListBuilding.value(value, as: type) ?? current)
        case .notRequired, .unimplemented: return .done(current)
        case .needsValue: return .again(try await ask(life.intent._question(for: field), type))
        case .unsupported(let reason):
            let text = current.map(ValueChoices.text) ?? ""
            let own = reason.flatMap { field.prompts.unsupported[$0] }
            let said =
                own.map { life.intent._prompt($0, for: field) }
                ?? words.refusal(of: text, for: field, reason: result._outcome.reasonName)
            return .again(try await ask("\(said) \(life.intent._question(for: field))", type))
        case .disambiguation(let values): return try await choose(among: values, current, type)
        case .confirmation(let value, _):
            guard let value = value.flatMap({ ListBuilding.value($0, as: type) }) ?? current else {
                return .again(try await ask(life.intent._question(for: field), type))
            }
            if isAgreed(value) { return .done(value) }
            let own = field.prompts.confirmation.map { life.intent._prompt($0, for: field, value: value) }
            let dialog = own ?? words.isIt.filled(field.title, ValueChoices.text(value))
            guard try await agrees(dialog) else {
                return .again(try await ask(life.intent._question(for: field), type))
            }
            agree(value)
            return .done(value)
        }
    }

    private mutating func choose(
        among offered: [Any], _ current: Any?, _ type: any _INValue.Type
    ) async throws -> Step {
        let values = offered.compactMap { ListBuilding.value($0, as: type) }
        // A handler that knows only names offers the same again: the person has already chosen.
        if let current, isAgreed(current) { return .done(current) }
        let words = RequestWords.current
        let choices = ValueChoices(values)
        let text = current.map(ValueChoices.text) ?? ""
        let own = field.prompts.disambiguation.map { life.intent._prompt($0, for: field, count: values.count) }
        let dialog = own ?? words.which.filled(text.isEmpty ? field.title : text)
        let question = Question(dialog: Dialog(dialog), kind: .choice(choices.options, parameter: field.name))
        let answer = try await given(question).spokenText
        guard let value = choices.value(of: answer) else {
            throw ActionFailure(.notFound, words.cannotBe.filled(field.title, answer), parameter: field.name)
        }
        agree(value)
        return .again(value)
    }

    /// The value that the person gives, asked for until it is one of the type.
    private func ask(_ words: String, _ type: any _INValue.Type) async throws -> Any {
        var dialog = words
        for _ in 0..<3 {
            let value = try await given(try await question(dialog, type))
            if let closed = type as? any _INEnum.Type, let found = closed._read(_INSource(value.json)) { return found }
            if let read = type._read(_INSource(value.json)) { return read }
            dialog = "\(RequestArguments.invalid(value.json, for: field).message) \(words)"
        }
        throw ActionFailure(.invalidValue, dialog, parameter: field.name)
    }

    /// A question for a value: a choice where there is a closed list, or the handler offers something.
    private func question(_ dialog: String, _ type: any _INValue.Type) async throws -> Question {
        if let closed = type as? any _INEnum.Type {
            let options = closed._descriptor.cases.filter { $0.rawValue != "unknown" }
                .map { ChoiceOption(id: $0.rawValue, display: $0.display) }
            return Question(dialog: Dialog(dialog), kind: .choice(options, parameter: field.name))
        }
        var descriptor = field.descriptor
        descriptor.type = type._kind.type
        descriptor.isOptional = false
        return Question(dialog: Dialog(dialog), kind: .value(descriptor))
    }

    private func given(_ question: Question) async throws -> IntentValue {
        switch try await life.conversation.ask(question) {
        case .accepted(let value): return value
        case .declined, .cancelled:
            throw ActionFailure(.cancelled, RequestWords.current.putAway, parameter: field.name)
        }
    }

    private func agrees(_ words: String) async throws -> Bool {
        let details = ConfirmationDetails(acceptLabel: RequestWords.current.yes, denyLabel: RequestWords.current.no)
        switch try await life.conversation.ask(Question(dialog: Dialog(words), kind: .confirmation(details))) {
        case .accepted(.boolean(false)), .declined: return false
        case .accepted: return true
        case .cancelled: throw ActionFailure(.cancelled, RequestWords.current.putAway, parameter: field.name)
        }
    }

    private mutating func agree(_ value: Any) {
        if let value = value as? any _INValue { agreed.append(value._wired(full: true).value) }
    }

    private func isAgreed(_ value: Any) -> Bool {
        (value as? any _INValue).map { agreed.contains($0._wired(full: true).value) } ?? false
    }
}

/// Makes the values that handlers hand back those that properties have.
enum ListBuilding {
    /// The value itself where it has the type, otherwise what its form on the wire is read as.
    static func value(_ value: Any, as type: any _INValue.Type) -> Any? {
        opened(value, type)
    }

    private static func opened<Value: _INValue>(_ value: Any, _ type: Value.Type) -> Any? {
        if let value = value as? Value { return value }
        return (value as? any _INValue).flatMap { type._read(_INSource($0._wired(full: true).value.json)) }
    }

    /// A list of the property's own type.
    static func list(_ elements: [Any], of type: any _INValue.Type) -> Any? {
        type._kind.element.map { opened(elements, elementType: $0) }
    }

    private static func opened<Element: _INValue>(_ elements: [Any], elementType: Element.Type) -> Any {
        elements.compactMap { $0 as? Element }
    }
}
