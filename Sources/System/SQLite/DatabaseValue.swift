// SPDX-License-Identifier: Apache-2.0

/// A value in a row, in SQLite's own kinds.
package enum DatabaseValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    package var integer: Int64? {
        if case .integer(let value) = self { value } else { nil }
    }

    package var real: Double? {
        switch self {
        case .real(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
    }

    package var text: String? {
        if case .text(let value) = self { value } else { nil }
    }
}

extension DatabaseValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(nilLiteral: ()) { self = .null }

    package init(_ text: String?) { self = text.map(DatabaseValue.text) ?? .null }
}
