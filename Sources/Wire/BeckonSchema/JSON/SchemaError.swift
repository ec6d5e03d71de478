// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a document that came over the wire, and where.
package struct SchemaError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of fault; open for additions.
    package struct Code: Sendable, Hashable {
        package let name: String
        package init(name: String) { self.name = name }

        package static let malformed = Code(name: "malformed")
        package static let missingMember = Code(name: "missingMember")
        package static let wrongType = Code(name: "wrongType")
        package static let outOfRange = Code(name: "outOfRange")
        package static let tooDeep = Code(name: "tooDeep")
        package static let tooLarge = Code(name: "tooLarge")
    }

    package let code: Code
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String { message }
}
