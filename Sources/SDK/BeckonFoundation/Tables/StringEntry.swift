// SPDX-License-Identifier: Apache-2.0

/// What a table holds for one key in one language.
package struct StringEntry: Sendable, Hashable {
    /// A part of a text that depends on the plural form of a number.
    package struct Variable: Sendable, Hashable {
        /// The one-based number of the argument; nil is the argument at the variable's own place.
        package var position: Int?
        /// The specifier that `%arg` stands for, such as `lld`.
        package var specifier: String
        package var forms: [PluralCategory: String]

        package init(position: Int? = nil, specifier: String = "lld", forms: [PluralCategory: String]) {
            self.position = position
            self.specifier = specifier
            self.forms = forms
        }
    }

    /// The variable of a text that depends as a whole on the first number in it.
    static let wholeText = "•whole•"

    package var format: String
    package var variables: [String: Variable]
    /// All texts of a set of strings, as phrases have; the format is the first.
    package var alternatives: [String]

    package init(_ format: String, variables: [String: Variable] = [:], alternatives: [String] = []) {
        self.format = format
        self.variables = variables
        self.alternatives = alternatives
    }
}

/// The texts of one table in one language, by key.
package typealias StringTable = [String: StringEntry]
