// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What history keeps of a value: never the content of a file, no long text in full, and of many values the first.
struct HistoryRedaction {
    /// Characters of one text, as Unicode counts them.
    private static let longest = 1000
    /// What an app returns is bounded by the wire alone, and thousands of runs are kept.
    private static let largest = 32 << 10

    /// Bytes that may still be kept.
    private var left = largest

    private init() {}

    static func arguments(_ arguments: [String: JSONValue], of action: ActionDescriptor) -> JSONValue {
        var redaction = HistoryRedaction()
        return redaction.members(arguments) { redaction, name, argument in
            let isFile = action.parameters.first { $0.name == name }?.type.element.isFile ?? false
            return isFile ? redaction.file(argument) : redaction.kept(argument)
        }
    }

    static func value(_ value: JSONValue) -> JSONValue {
        var redaction = HistoryRedaction()
        return redaction.kept(value)
    }

    /// A text as long as one that is kept.
    static func text(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return text }
        return text[..<end] + "…"
    }

    private mutating func kept(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text):
            let short = Self.text(text)
            left -= short.utf8.count
            return .string(short)
        case .array(let items): return .array(list(items) { $0.kept($1) })
        case .object(let members) where members["filename"] != nil: return file(value)
        case .object(let members): return self.members(members) { $0.kept($2) }
        default:
            left -= 1
            return value
        }
    }

    private mutating func file(_ value: JSONValue) -> JSONValue {
        if let items = value.arrayValue { return .array(list(items) { $0.file($1) }) }
        var members: [String: JSONValue] = [:]
        for name in ["filename", "contentType"] { members[name] = value[key: name].map { kept($0) } }
        return .object(members)
    }

    private mutating func list(
        _ items: [JSONValue], _ keep: (inout HistoryRedaction, JSONValue) -> JSONValue
    ) -> [JSONValue] {
        var kept: [JSONValue] = []
        for item in items {
            left -= 1
            guard left > 0 else { return kept + ["…"] }
            kept.append(keep(&self, item))
        }
        return kept
    }

    private mutating func members(
        _ members: [String: JSONValue], _ keep: (inout HistoryRedaction, String, JSONValue) -> JSONValue
    ) -> JSONValue {
        var kept: [String: JSONValue] = [:]
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            left -= name.utf8.count
            guard left > 0 else {
                kept["…"] = "…"
                break
            }
            kept[name] = keep(&self, name, value)
        }
        return .object(kept)
    }
}

extension ValueType {
    var isFile: Bool {
        if case .file = self { true } else { false }
    }
}
