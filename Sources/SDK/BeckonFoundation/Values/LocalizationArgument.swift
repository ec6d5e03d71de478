// SPDX-License-Identifier: Apache-2.0

/// A value inside a localised text.
package indirect enum LocalizationArgument: Sendable, Hashable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case resource(LocalizedStringResource)
    case formatted(FormattedValue)

    package init<Number: BinaryInteger>(_ value: Number) {
        if let value = Int64(exactly: value) {
            self = .integer(value)
        } else if let value = UInt64(exactly: value) {
            self = .unsigned(value)
        } else {
            self = .text("\(value)")
        }
    }

    /// The specifier that stands for such a number in a key.
    package static func specifier<Number: BinaryInteger>(of type: Number.Type) -> String {
        let isSmall = MemoryLayout<Number>.size <= 4
        return Number.isSigned ? (isSmall ? "%d" : "%lld") : (isSmall ? "%u" : "%llu")
    }
}

extension LocalizationArgument: Codable {
    fileprivate enum Kind: String, Codable { case text, integer, unsigned, number, resource }
    fileprivate enum CodingKeys: String, CodingKey { case kind, value }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        switch try members.decode(Kind.self, forKey: .kind) {
        case .text: self = .text(try members.decode(String.self, forKey: .value))
        case .integer: self = .integer(try members.decode(Int64.self, forKey: .value))
        case .unsigned: self = .unsigned(try members.decode(UInt64.self, forKey: .value))
        case .number: self = .number(try members.decode(Double.self, forKey: .value))
        case .resource: self = .resource(try members.decode(LocalizedStringResource.self, forKey: .value))
        }
    }

    /// Writes a formatted value as its text in the current locale: its format style need not be decodable elsewhere.
    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .text(let value): try members.encode(value, .text)
        case .integer(let value): try members.encode(value, .integer)
        case .unsigned(let value): try members.encode(value, .unsigned)
        case .number(let value): try members.encode(value, .number)
        case .resource(let value): try members.encode(value, .resource)
        case .formatted(let value): try members.encode(value.text(in: Localization.current), .text)
        }
    }
}

extension KeyedEncodingContainer<LocalizationArgument.CodingKeys> {
    fileprivate mutating func encode(_ value: some Encodable, _ kind: LocalizationArgument.Kind) throws {
        try encode(kind, forKey: .kind)
        try encode(value, forKey: .value)
    }
}
