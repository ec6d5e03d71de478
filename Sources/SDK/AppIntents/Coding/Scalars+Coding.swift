// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension Bool: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .boolean }
    package var encoded: IntentValue { .boolean(self) }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> Bool {
        switch value {
        case .boolean(let value): return value
        case .integer(0): return false
        case .integer(1): return true
        case .string(let text):
            let spoken = text.folded
            if let index = scope.booleanNames.firstIndex(where: { $0.folded == spoken }) { return index == 0 }
            if ["true", "yes", "on", "1"].contains(spoken) { return true }
            if ["false", "no", "off", "0"].contains(spoken) { return false }
        default: break
        }
        throw ParameterProblem.expected("yes or no", value)
    }
}

extension Int: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .integer }
    package var encoded: IntentValue { .integer(self) }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> Int {
        let number: Int? =
            switch value {
            case .integer(let value): value
            case .number(let value): Int(exactly: value)
            case .string(let text): Int(text.trimmingCharacters(in: .whitespaces))
            default: nil
            }
        guard let number else { throw ParameterProblem.expected("a whole number", value) }
        return number
    }
}

extension Double: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .number }
    package var encoded: IntentValue { .number(self) }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> Double {
        let number: Double? =
            switch value {
            case .integer(let value): Double(value)
            case .number(let value): value
            case .string(let text): Double(text.trimmingCharacters(in: .whitespaces))
            default: nil
            }
        guard let number, number.isFinite else { throw ParameterProblem.expected("a number", value) }
        return number
    }
}

extension String: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .string }
    package var encoded: IntentValue { .string(self) }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> String {
        guard value != .none else { throw ParameterProblem.expected("text", value) }
        return value.spokenText
    }
}

extension AttributedString: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .attributedString }
    package var encoded: IntentValue { .string(String(characters)) }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> AttributedString {
        AttributedString(try String.decode(value, in: scope))
    }
}

extension URL: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .url }
    package var encoded: IntentValue { .url(self) }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> URL {
        switch value {
        case .url(let url): return url
        case .string(let text):
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !trimmed.isEmpty, let url = URL(string: trimmed) else { break }
            if url.scheme != nil { return url }
            // People say a host name and mean the web.
            guard trimmed.contains("."), let web = URL(string: "https://\(trimmed)") else { break }
            return web
        default: break
        }
        throw ParameterProblem.expected("a URL", value)
    }
}

extension Never: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .string }
    package var encoded: IntentValue { .none }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> Never {
        throw ParameterProblem.invalid("No value can be given here.")
    }
}
