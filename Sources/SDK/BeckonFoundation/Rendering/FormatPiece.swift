// SPDX-License-Identifier: Apache-2.0

/// One piece of a format string.
enum FormatPiece: Hashable {
    case literal(String)
    case argument(FormatSpecifier)
    /// `%#@name@`: a variable whose text depends on the plural form of its argument.
    case variable(String, position: Int?)
    /// `%arg`: the argument of the variable that is being written.
    case ownArgument
}
