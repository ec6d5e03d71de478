// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Language

/// Finds the option that a person meant by its number or its name.
struct OptionPicker {
    enum Pick: Equatable {
        case one(ChoiceOption)
        case several([String])
        case none
    }

    let options: [ChoiceOption]

    func pick(_ text: String) -> Pick {
        if let number = Int(text), options.indices.contains(number - 1) { return .one(options[number - 1]) }
        let said = text.folded
        // A whole name beats a beginning, a beginning beats a part; one letter is too little to be a part.
        let tests: [(String) -> Bool] = [
            { $0 == said }, { $0.hasPrefix(said) }, { said.count > 1 && $0.contains(said) },
        ]
        for fits in tests {
            let found = options.filter { names(of: $0).contains { fits($0.folded) } }
            if found.count == 1 { return .one(found[0]) }
            if found.count > 1 { return .several(found.map(\.display.title)) }
        }
        return .none
    }

    private func names(of option: ChoiceOption) -> [String] { [option.display.title] + option.display.synonyms }
}
