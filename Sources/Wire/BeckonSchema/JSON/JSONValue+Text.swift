// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension JSONValue {
    /// Reads JSON text.
    /// - Throws: `SchemaError` where the text is not JSON, nests deeper or holds longer strings than `limits` allow.
    package init(parsing text: Data, limits: JSONLimits = .frame) throws {
        try limits.check(text)
        let parsed: Any
        do {
            parsed = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
        } catch {
            throw SchemaError(.malformed, "This is not JSON: \(error.localizedDescription)")
        }
        self = JSONValue(foundation: parsed)
    }

    /// The JSON text on one line, without insignificant white space.
    package func serialized(sortedKeys: Bool = false) throws -> Data {
        var options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .withoutEscapingSlashes]
        if sortedKeys { options.insert(.sortedKeys) }
        return try JSONSerialization.data(withJSONObject: foundation, options: options)
    }

    private init(foundation value: Any) {
        switch value {
        case let text as String: self = .string(text)
        case let number as NSNumber: self = JSONValue(number)
        case let items as [Any]: self = .array(items.map(JSONValue.init(foundation:)))
        case let members as [String: Any]: self = .object(members.mapValues(JSONValue.init(foundation:)))
        default: self = .null
        }
    }

    private init(_ number: NSNumber) {
        if isBoolean(number) {
            self = .bool(number.boolValue)
        } else if let whole = Int(exactly: number) {
            self = .integer(whole)
        } else {
            self = .number(number.doubleValue)
        }
    }

    private var foundation: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .string(let value): value
        case .array(let items): items.map(\.foundation)
        case .object(let members): members.mapValues(\.foundation)
        }
    }
}

/// Whether a number that JSONSerialization read was `true` or `false`.
private func isBoolean(_ number: NSNumber) -> Bool {
    number === NSNumber(value: true) || String(cString: number.objCType) == "c"
}
