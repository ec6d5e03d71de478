// SPDX-License-Identifier: Apache-2.0

/// Names and texts as Swift writes them.
enum SwiftName {
    static func isIdentifier(_ text: String) -> Bool { text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }

    /// The name, in backticks where Swift has the word for itself.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    static func capitalised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// A literal.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || isDirectional(scalar):
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Marks that could make the code read otherwise than it is, and separators of lines.
    private static func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
            || (0x2028...0x2029).contains(scalar.value)
    }

    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]
}
