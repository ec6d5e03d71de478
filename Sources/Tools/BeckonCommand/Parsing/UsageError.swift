// SPDX-License-Identifier: Apache-2.0

/// The command line cannot be understood: the message says what, the suggestion what may have been meant.
struct UsageError: Error, Sendable, Hashable {
    /// The kind of fault; open for additions.
    struct Code: Sendable, Hashable {
        let name: String

        static let unknownOption = Code(name: "unknownOption")
        static let missingValue = Code(name: "missingValue")
        static let unexpectedValue = Code(name: "unexpectedValue")
        static let ambiguousOption = Code(name: "ambiguousOption")
        static let invalidValue = Code(name: "invalidValue")
        static let unknownCommand = Code(name: "unknownCommand")
        static let missingOperand = Code(name: "missingOperand")
        /// A word after the action that belongs to no parameter.
        static let notAParameter = Code(name: "notAParameter")
        static let unexpectedOperand = Code(name: "unexpectedOperand")
    }

    var code: Code
    /// The word of the command line that is at fault.
    var word: String
    /// What was expected in its place, where that can be said.
    var expected: String?
    var suggestions: [String] = []
}
