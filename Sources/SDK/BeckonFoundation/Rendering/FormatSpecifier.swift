// SPDX-License-Identifier: Apache-2.0

/// A format specifier such as `%2$.1lf`, taken apart.
struct FormatSpecifier: Hashable {
    /// The one-based number of the argument; nil is the next one.
    var position: Int?
    var flags = ""
    var width: Int?
    var precision: Int?
    /// The letter at the end, such as `@`, `d`, `f`.
    var conversion: Character

    /// The pieces of a format string; what is no specifier stays literal.
    static func parse(_ format: String) -> [FormatPiece] {
        var scanner = FormatScanner(format)
        return scanner.pieces()
    }
}
