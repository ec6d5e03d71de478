// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Synchronization

/// Reads a property list that nobody vouches for, without its dates and data, which nothing here needs.
enum PropertyListReader {
    private static let deepest = 32
    private static let budgetKey = CodingUserInfoKey(rawValue: "budget")

    /// What is left of the values that a list may have: a small binary file can repeat one value without end.
    private final class Budget: Sendable {
        private let left = Mutex(20_000)

        var isSpent: Bool { left.withLock { $0 < 0 } }

        func spend(depth: Int) throws {
            let isOver = left.withLock { left in
                left = left < 0 || depth > PropertyListReader.deepest ? -1 : left - 1
                return left < 0
            }
            if isOver { throw PropertyListReader.tooLarge }
        }
    }

    private static let tooLarge = SchemaError(.tooLarge, "it has too many values, or nests too deep.")

    /// - Throws: `SchemaError` where it is no dictionary, or too large; an error of Foundation where it is no list.
    static func dictionary(in data: Data) throws -> JSONValue {
        let budget = Budget()
        let value = data.starts(with: Data("bplist".utf8)) ? try binary(data, budget) : try text(data, budget)
        guard value.objectValue != nil else { throw SchemaError(.wrongType, "it is not a dictionary.") }
        return value
    }

    /// The decoder makes only the values that are asked for, so that a spent budget ends its work.
    private static func binary(_ data: Data, _ budget: Budget) throws -> JSONValue {
        let decoder = PropertyListDecoder()
        if let budgetKey { decoder.userInfo[budgetKey] = budget }
        let value = try decoder.decode(BinaryValue.self, from: data).json
        if budget.isSpent { throw tooLarge }
        return value
    }

    /// Each value of a text stands in it, and the parser refuses deep ones, which would overrun the decoder's stack.
    private static func text(_ data: Data, _ budget: Budget) throws -> JSONValue {
        try json(PropertyListSerialization.propertyList(from: data, format: nil), depth: 0, budget)
    }

    private static func json(_ value: Any, depth: Int, _ budget: Budget) throws -> JSONValue {
        try budget.spend(depth: depth)
        return switch value {
        case let text as String: .string(text)
        case let flag as Bool: .bool(flag)
        case let number as Int: .integer(number)
        case let number as Double: .number(number)
        case let items as [Any]: .array(try items.map { try json($0, depth: depth + 1, budget) })
        case let members as [String: Any]: .object(try members.mapValues { try json($0, depth: depth + 1, budget) })
        default: .null
        }
    }

    private struct BinaryValue: Decodable {
        let json: JSONValue

        init(from decoder: any Decoder) throws {
            let budget = budgetKey.flatMap { decoder.userInfo[$0] as? Budget }
            try budget?.spend(depth: decoder.codingPath.count)
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                json = .string(text)
            } else if let flag = try? container.decode(Bool.self) {
                json = .bool(flag)
            } else if let number = try? container.decode(Int.self) {
                json = .integer(number)
            } else if let number = try? container.decode(Double.self) {
                json = .number(number)
            } else if let items = try? container.decode([BinaryValue].self) {
                json = .array(items.map(\.json))
            } else if let members = try? container.decode([String: BinaryValue].self) {
                json = .object(members.mapValues(\.json))
            } else {
                json = .null
            }
        }
    }
}
