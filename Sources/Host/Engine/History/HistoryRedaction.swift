// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What history keeps of a value: never the content of a file, and no long text in full.
enum HistoryRedaction {
    private static let longest = 1000

    static func arguments(_ arguments: [String: JSONValue], of action: ActionDescriptor) -> JSONValue {
        .object(
            Dictionary(
                uniqueKeysWithValues: arguments.map { name, argument in
                    let isFile = action.parameters.first { $0.name == name }?.type.element.isFile ?? false
                    return (name, isFile ? file(argument) : value(argument))
                }))
    }

    static func value(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text) where text.utf8.count > longest: .string(text.prefix(longest) + "…")
        case .array(let items): .array(items.map(Self.value))
        case .object(let members) where members["filename"] != nil: file(.object(members))
        case .object(let members): .object(members.mapValues(Self.value))
        default: value
        }
    }

    private static func file(_ value: JSONValue) -> JSONValue {
        if let items = value.arrayValue { return .array(items.map(file)) }
        return .members(["filename": value[key: "filename"], "contentType": value[key: "contentType"]])
    }
}

extension ValueType {
    var isFile: Bool {
        if case .file = self { true } else { false }
    }
}
