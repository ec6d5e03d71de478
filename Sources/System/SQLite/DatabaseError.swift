// SPDX-License-Identifier: Apache-2.0

/// What SQLite answered instead of doing what it was told.
package struct DatabaseError: Error, Sendable, Hashable, CustomStringConvertible {
    /// SQLite's primary result code; open for additions.
    package struct Code: Sendable, Hashable {
        package let rawValue: Int32
        package init(rawValue: Int32) { self.rawValue = rawValue }

        package static let busy = Code(rawValue: 5)
        package static let full = Code(rawValue: 13)
        package static let cannotOpen = Code(rawValue: 14)
        package static let constraint = Code(rawValue: 19)
        package static let notADatabase = Code(rawValue: 26)
    }

    package let code: Code
    package let message: String
    /// What SQLite was told, for whoever looks for the fault; no person is shown it.
    package let statement: String?

    package init(_ code: Code, _ message: String, in statement: String? = nil) {
        self.code = code
        self.message = message
        self.statement = statement
    }

    package var description: String { message }
}
