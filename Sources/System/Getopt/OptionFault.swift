// SPDX-License-Identifier: Apache-2.0

/// Why a command line cannot be read.
package enum OptionFault: Error, Sendable, Hashable {
    /// The long option, without dashes, stands without the value that it takes.
    case missingValue(option: String)
    /// The long option, without dashes, was given a value.
    case unexpectedValue(option: String)
    /// The word, with dashes, begins several long options.
    case ambiguous(word: String, among: [String])
    /// The word, with dashes, is no option.
    case unknown(word: String)
}
