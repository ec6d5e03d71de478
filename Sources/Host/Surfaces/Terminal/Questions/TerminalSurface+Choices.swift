// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import Language

extension TerminalSurface {
    func choice(among options: [ChoiceOption]) async throws -> Answer? {
        list(options)
        return try await repeatedly("\(words.chooseOne): ") { line throws(Refusal) -> Answer in
            .accepted(.string(try option(line, among: options).id))
        }
    }

    /// Several of the options, named in one line.
    func choices(among options: [ChoiceOption], for descriptor: ParameterDescriptor) async throws -> Answer? {
        list(options)
        let hint = descriptor.isOptional ? " (\(words.optionalHint))" : ""
        return try await repeatedly("\(words.chooseSeveral)\(hint): ") { line throws(Refusal) -> Answer in
            if line.isEmpty, descriptor.isOptional { return .accepted(.none) }
            let names = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            var chosen: [IntentValue] = []
            for name in names { chosen.append(.string(try option(name, among: options).id)) }
            let least = max(1, descriptor.minimumCount ?? 1)
            if chosen.count < least { throw Refusal(reason: words.tooFew.filled("\(least)")) }
            if let most = descriptor.maximumCount, chosen.count > most {
                throw Refusal(reason: words.tooMany.filled("\(most)"))
            }
            return .accepted(.array(chosen))
        }
    }

    private func list(_ options: [ChoiceOption]) {
        let style = TerminalStyle(colour: console.features.colour(.error))
        write(OptionList(options: options, width: console.features.width, style: style).text, to: .error)
    }

    private func option(_ text: String, among options: [ChoiceOption]) throws(Refusal) -> ChoiceOption {
        if text.isEmpty { throw Refusal(reason: words.valueNeeded) }
        switch OptionPicker(options: options).pick(text) {
        case .one(let option): return option
        case .several(let titles):
            let shown = titles.map(\.printableLine).joined(separator: ", ")
            throw Refusal(reason: words.severalOptions.filled(text.printableLine, shown))
        case .none: throw Refusal(reason: words.noSuchOption.filled(text.printableLine))
        }
    }

    func confirmation(_ details: ConfirmationDetails) async throws -> Answer? {
        let style = TerminalStyle(colour: console.features.colour(.error))
        let accept = details.acceptLabel.printableLine
        let shown = details.isDestructive ? style(accept, .red, .bold) : style(accept, .bold)
        let (yes, no) = (words.values.yes.letter, words.values.no.letter)
        let deny = details.denyLabel?.printableLine
        let prompt =
            deny.map { "\(shown) [\(yes)] / \($0) [\(no.uppercased())]: " } ?? "\(shown)? [\(yes)/\(no.uppercased())] "
        return try await repeatedly(prompt) { line throws(Refusal) -> Answer in
            if line.isEmpty { return .declined }
            guard let truth = typed.truth(line, names: [accept, deny].compactMap(\.self)) else {
                throw Refusal(reason: words.values.sayYesOrNo.filled(yes, no))
            }
            return truth ? .accepted(.boolean(true)) : .declined
        }
    }
}
