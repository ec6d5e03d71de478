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
    private let reason: String
    /// Where in the document, such as `actions[3].title`; empty for the document itself.
    package private(set) var path = ""

    package init(_ code: Code, _ message: String) {
        self.code = code
        reason = message
    }

    /// The same fault, seen from one level further out.
    /// - Parameter step: The member that the fault is in, or the place in a list as `[3]`.
    package func inside(_ step: String) -> SchemaError {
        var error = self
        error.path = path.isEmpty || path.hasPrefix("[") ? step + path : "\(step).\(path)"
        return error
    }

    package var message: String { path.isEmpty ? reason : "\(path): \(reason)" }
    package var description: String { message }
}
