// SPDX-License-Identifier: Apache-2.0

/// What is wrong in a profile's file, and in which line; secrets are not repeated.
package struct ProfileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of fault; open for additions.
    package struct Code: Sendable, Hashable {
        package let name: String
        package init(name: String) { self.name = name }

        package static let malformedLine = Code(name: "malformedLine")
        package static let unknownSection = Code(name: "unknownSection")
        package static let unknownKey = Code(name: "unknownKey")
        package static let unsupportedKey = Code(name: "unsupportedKey")
        package static let repeatedKey = Code(name: "repeatedKey")
        package static let invalidValue = Code(name: "invalidValue")
        package static let missingKey = Code(name: "missingKey")
        package static let missingSection = Code(name: "missingSection")
        package static let tooLarge = Code(name: "tooLarge")
    }

    package let code: Code
    /// Counted from 1; for something missing, the line of the section that lacks it.
    package let line: Int
    package let message: String

    /// Characters; what a file holds is repeated only so far.
    private static let longestMessage = 300

    package init(_ code: Code, line: Int, _ message: String) {
        self.code = code
        self.line = line
        let shown = message.unicodeScalars.prefix(Self.longestMessage)
        self.message = shown.endIndex == message.endIndex ? message : String(shown) + "…"
    }

    package var description: String { "line \(line): \(message)" }
}
