// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Reads cases of app enums, by raw value or by what a case is called in the language of the request.
enum EnumCoder {
    static func decode<Value: AppEnum>(_ value: IntentValue, as type: Value.Type) throws -> Value {
        let text: String
        switch value {
        case .enumeration(let value): text = value.rawValue
        case .string(let value): text = value
        case .integer(let value): text = String(value)
        case .boolean(let value): text = String(value)
        default: throw ParameterProblem.expected("one of: \(names(of: type))", value)
        }
        if let raw = Value.RawValue(text), let found = Value(rawValue: raw) { return found }
        let spoken = text.folded
        let named = Value.allCases.first { item in
            let display = item.caseDisplay
            return ([display.title] + display.synonyms).contains { $0.resolved().folded == spoken }
                || item.rawValue.description.folded == spoken
        }
        guard let named else { throw ParameterProblem.invalid("“\(text)” is not one of: \(names(of: type)).") }
        return named
    }

    static func options<Value: AppEnum>(of type: Value.Type) -> [ChoiceOption] {
        Value.allCases.map { ChoiceOption(id: $0.rawValue.description, display: $0.caseDisplay.resolved) }
    }

    private static func names<Value: AppEnum>(of type: Value.Type) -> String {
        Value.allCases.map { $0.caseDisplay.title.resolved() }.joined(separator: ", ")
    }
}

extension String {
    /// The text as it is compared with what a person said: without case, diacritics and outer white space.
    var folded: String {
        trimmingCharacters(in: .whitespacesAndNewlines)
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
