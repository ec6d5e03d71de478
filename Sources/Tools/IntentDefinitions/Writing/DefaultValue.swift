// SPDX-License-Identifier: Apache-2.0

/// The value that a definition has for a parameter that was not mentioned, as Swift writes it.
struct DefaultValue {
    let expression: String
    /// The words that other languages have a table for.
    let words: Words?

    /// Nil where there is none, or it is none of the type.
    init?(of field: FieldModel, _ types: TypeTable) {
        guard let node = field.metadata.defaultValue, let type = types[field.type], !field.isList else { return nil }
        words =
            if case .text(let text) = node.value, field.type.kind == "String", field.type.enumeration == nil {
                Words(text: text, key: field.metadata.defaultKey, line: node.line)
            } else {
                nil
            }
        if field.type.enumeration != nil {
            guard case .text(let name) = node.value, SwiftName.isIdentifier(name) else { return nil }
            if let list = types.enumeration(field.type), !list.cases.contains(where: { $0.name == name }) { return nil }
            expression = "\(type.name).\(SwiftName.escaped(name))"
            return
        }
        switch (field.type.kind, node.value) {
        case ("String", .text(let text)): expression = SwiftName.quoted(text)
        case ("URL", .text(let text)): expression = "URL(string: \(SwiftName.quoted(text)))"
        case ("Boolean", let value):
            guard let flag = Self.flag(value) else { return nil }
            expression = "NSNumber(value: \(flag))"
        case (let kind, let value):
            guard Self.numbers.contains(kind), let number = Self.number(value) else { return nil }
            let whole = Int(exactly: number)
            if kind == "Integer", whole == nil { return nil }
            expression = "NSNumber(value: \(whole.map(String.init) ?? String(number)))"
        }
    }

    /// Whether the field's type has values that a definition can write.
    static func isPossible(for field: FieldModel) -> Bool {
        !field.isList
            && (field.type.enumeration != nil || ["String", "URL", "Boolean"].contains(field.type.kind)
                || numbers.contains(field.type.kind))
    }

    private static let numbers: Set<String> = ["Integer", "Decimal", "Double", "TimeInterval"]

    static func flag(_ value: PropertyListNode.Value?) -> Bool? {
        switch value {
        case .boolean(let flag): flag
        case .integer(let number): number != 0
        case .text("YES"), .text("true"): true
        case .text("NO"), .text("false"): false
        default: nil
        }
    }

    private static func number(_ value: PropertyListNode.Value) -> Double? {
        switch value {
        case .integer(let number): Double(number)
        case .real(let number): number
        case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: nil
        }
    }
}
