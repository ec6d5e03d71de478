// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation

extension TerminalSurface {
    /// The answer, or nil where the input ended.
    func answer(to question: Question) async throws -> Answer? {
        switch question.kind {
        case .value(let descriptor) where !question.options.isEmpty:
            descriptor.type.isArray
                ? try await choices(among: question.options, for: descriptor)
                : try await choice(among: question.options)
        case .value(let descriptor): try await value(of: descriptor)
        case .choice(let options, _): try await choice(among: options)
        case .confirmation(let details): try await confirmation(details)
        }
    }

    // MARK: Values

    private func value(of descriptor: ParameterDescriptor) async throws -> Answer? {
        if descriptor.type.isArray { return try await list(of: descriptor) }
        if descriptor.isMultiline { return try await lines(of: descriptor) }
        var hints: [String] = []
        if descriptor.type == .boolean {
            let names = descriptor.booleanNames.count == 2 ? descriptor.booleanNames : [words.yes.word, words.no.word]
            hints.append(words.yesOrNo.filled(names[0], names[1]))
        }
        if let standard = descriptor.defaultValue {
            hints.append(words.defaultHint.filled(ValueText(words: words, locale: locale).line(standard)))
        } else if descriptor.isOptional {
            hints.append(words.optionalHint)
        }
        let hint = hints.isEmpty ? "" : " (\(hints.joined(separator: "; ")))"
        let prompt = "\(descriptor.title.printableLine)\(hint): "
        return try await repeatedly(prompt) { line throws(TypedValue.Refusal) -> Answer in
            if line.isEmpty {
                if let standard = descriptor.defaultValue { return .accepted(standard) }
                if descriptor.isOptional { return .accepted(.none) }
                throw TypedValue.Refusal(reason: words.valueNeeded)
            }
            return .accepted(try typed.element(line, of: descriptor))
        }
    }

    /// Elements line by line until an empty one.
    private func list(of descriptor: ParameterDescriptor) async throws -> Answer? {
        note(words.listHint)
        var items: [IntentValue] = []
        while true {
            let step = try await repeatedly("\(items.count + 1): ") { line throws(TypedValue.Refusal) -> IntentValue? in
                if !line.isEmpty {
                    if let most = descriptor.maximumCount, items.count >= most {
                        throw TypedValue.Refusal(reason: words.tooMany.filled("\(most)"))
                    }
                    return try typed.element(line, of: descriptor)
                }
                let least = max(descriptor.minimumCount ?? 0, descriptor.isOptional ? 0 : 1)
                if items.count < least { throw TypedValue.Refusal(reason: words.tooFew.filled("\(least)")) }
                return nil
            }
            guard let step else { return nil }
            guard let item = step else { return .accepted(.array(items)) }
            items.append(item)
        }
    }

    private func lines(of descriptor: ParameterDescriptor) async throws -> Answer? {
        note(words.multilineHint)
        var text: [String] = []
        while true {
            guard let line = try await console.readLine() else { return nil }
            if !line.isEmpty {
                text.append(line)
            } else if !text.isEmpty {
                return .accepted(.string(text.joined(separator: "\n")))
            } else if descriptor.isOptional {
                return .accepted(.none)
            } else {
                complain(words.valueNeeded)
            }
        }
    }

    // MARK: Choices and confirmations

    private func choice(among options: [ChoiceOption]) async throws -> Answer? {
        list(options)
        return try await repeatedly("\(words.chooseOne): ") { line throws(TypedValue.Refusal) -> Answer in
            .accepted(.string(try option(line, among: options).id))
        }
    }

    /// Several of the options, named in one line.
    private func choices(among options: [ChoiceOption], for descriptor: ParameterDescriptor) async throws -> Answer? {
        list(options)
        let hint = descriptor.isOptional ? " (\(words.optionalHint))" : ""
        return try await repeatedly("\(words.chooseSeveral)\(hint): ") { line throws(TypedValue.Refusal) -> Answer in
            if line.isEmpty, descriptor.isOptional { return .accepted(.none) }
            let names = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            var chosen: [IntentValue] = []
            for name in names { chosen.append(.string(try option(name, among: options).id)) }
            let least = max(1, descriptor.minimumCount ?? 1)
            if chosen.count < least { throw TypedValue.Refusal(reason: words.tooFew.filled("\(least)")) }
            if let most = descriptor.maximumCount, chosen.count > most {
                throw TypedValue.Refusal(reason: words.tooMany.filled("\(most)"))
            }
            return .accepted(.array(chosen))
        }
    }

    private func list(_ options: [ChoiceOption]) {
        let style = TerminalStyle(colour: console.features.colour(.error))
        write(OptionList(options: options, width: console.features.width, style: style).text, to: .error)
    }

    private func option(_ text: String, among options: [ChoiceOption]) throws(TypedValue.Refusal) -> ChoiceOption {
        if text.isEmpty { throw TypedValue.Refusal(reason: words.valueNeeded) }
        switch OptionPicker(options: options).pick(text) {
        case .one(let option): return option
        case .several(let titles):
            let shown = titles.map(\.printableLine).joined(separator: ", ")
            throw TypedValue.Refusal(reason: words.severalOptions.filled(text.printableLine, shown))
        case .none: throw TypedValue.Refusal(reason: words.noSuchOption.filled(text.printableLine))
        }
    }

    func confirmation(_ details: ConfirmationDetails) async throws -> Answer? {
        let style = TerminalStyle(colour: console.features.colour(.error))
        let accept = details.acceptLabel.printableLine
        let shown = details.isDestructive ? style(accept, .red, .bold) : style(accept, .bold)
        let (yes, no) = (words.yes.letter, words.no.letter.uppercased())
        let deny = details.denyLabel?.printableLine
        let prompt = deny.map { "\(shown) [\(yes)] / \($0) [\(no)]: " } ?? "\(shown)? [\(yes)/\(no)] "
        return try await repeatedly(prompt) { line throws(TypedValue.Refusal) -> Answer in
            if line.isEmpty { return .declined }
            guard let truth = typed.truth(line, names: [accept, deny].compactMap(\.self)) else {
                throw TypedValue.Refusal(reason: words.sayYesOrNo.filled(yes, words.no.letter))
            }
            return truth ? .accepted(.boolean(true)) : .declined
        }
    }

    // MARK: The line

    private var typed: TypedValue { TypedValue(words: words, locale: locale, directory: directory) }

    /// Asks until the line can be read; nil where the input ended.
    private func repeatedly<Value>(
        _ prompt: String, _ read: (String) throws(TypedValue.Refusal) -> Value
    ) async throws -> Value? {
        while true {
            write(prompt, to: .error)
            guard let line = try await console.readLine() else { return nil }
            do {
                return try read(line.trimmingCharacters(in: .whitespaces))
            } catch {
                complain(error.reason)
            }
        }
    }

    private func complain(_ reason: String) {
        write(TerminalStyle(colour: console.features.colour(.error))(reason, .yellow) + "\n", to: .error)
    }

    private func note(_ text: String) {
        write(TerminalStyle(colour: console.features.colour(.error))(text, .dim) + "\n", to: .error)
    }
}
