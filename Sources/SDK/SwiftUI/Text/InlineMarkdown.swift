// SPDX-License-Identifier: Apache-2.0

/// The Markdown that texts of views may hold: bold, italic, code, strikethrough, links. Blocks stay as they are written.
enum InlineMarkdown {
    struct Span: Equatable {
        var string: String
        var style = RunStyle()
    }

    private static let special: Set<Character> = ["*", "_", "`", "~", "[", "]", "\\", "<"]

    /// The text so that `spans(of:)` gives it back as one plain span.
    static func escape(_ string: String) -> String {
        guard string.contains(where: special.contains) else { return string }
        return String(string.flatMap { special.contains($0) ? ["\\", $0] : [$0] })
    }

    static func spans(of string: String) -> [Span] {
        guard string.contains(where: special.contains) else { return [Span(string: string)] }
        var parser = MarkdownParser(string)
        return parser.parse()
    }
}
