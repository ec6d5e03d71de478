// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension CardWriter {
    /// The card of a request that nothing special is known of: its values, then those of the answer.
    var plain: CardBody {
        let symbol = type(of: intent)._facts.domain.flatMap { Self.symbols[$0] } ?? "app"
        return CardBody(symbol, "gray", values(of: intent) + (isDone ? values(of: response) : []))
    }

    private static let symbols = [
        "Media": "music.note", "Radio": "radio", "Cars": "car", "CarPlay": "car", "VisualCodes": "qrcode",
        "Focus": "moon",
    ]

    /// The value with its name, where it is a yes or a no.
    private func said(_ value: Any, _ field: _INField) -> Any {
        guard let isTrue = value as? Bool else { return value }
        guard field.booleanNames.count == 2 else { return isTrue ? RequestWords.current.yes : RequestWords.current.no }
        return field.booleanNames[isTrue ? 0 : 1]
    }

    /// The values of an object with their names, each where it has a word to show.
    func values(of object: _INValueObject?) -> [SnippetNode?] {
        guard let object else { return [] }
        let details = type(of: object)._fields.compactMap { field -> SnippetNode? in
            guard let value = object._values[field.name] else { return nil }
            // What the defaults are tells a person nothing.
            if let value = value as? any _INEnum, value.rawValue == 0 { return nil }
            let text = texts.names((value as? [Any] ?? [value]).map { said($0, field) }) ?? ""
            guard !text.isEmpty, !field.name.lowercased().hasSuffix("identifier") else { return nil }
            return CardParts.detail(field.title, text)
        }
        return details.isEmpty ? [] : [CardParts.column(details, spacing: 4)]
    }
}
