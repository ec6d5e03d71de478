// SPDX-License-Identifier: Apache-2.0

/// Why a view cannot be sent to the host.
package struct SnippetLoweringError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of fault; open for additions.
    package struct Code: Sendable, Hashable {
        package let name: String
        package init(name: String) { self.name = name }

        package static let tooDeep = Code(name: "tooDeep")
        package static let tooManyModifiers = Code(name: "tooManyModifiers")
    }

    package let code: Code
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String { message }
}
