// SPDX-License-Identifier: Apache-2.0

/// A value of a property list that knows where it stands.
package struct PropertyListNode: Sendable, Hashable {
    package enum Value: Sendable, Hashable {
        case text(String)
        case integer(Int)
        case real(Double)
        case boolean(Bool)
        case array([PropertyListNode])
        /// In the order of the file.
        case dictionary([Entry])
    }

    package struct Entry: Sendable, Hashable {
        package let key: String
        /// The line of the key.
        package let line: Int
        package let value: PropertyListNode
    }

    package let value: Value
    /// Counted from one.
    package let line: Int

    /// What the value is, as a message calls it.
    package var kindName: String {
        switch value {
        case .text: "a text"
        case .integer, .real: "a number"
        case .boolean: "true or false"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}
