// SPDX-License-Identifier: Apache-2.0

/// Reads inline Markdown from left to right; a delimiter without its partner is plain text.
struct MarkdownParser {
    let characters: [Character]
    private var index = 0

    init(_ string: String) { characters = Array(string) }

    mutating func parse() -> [InlineMarkdown.Span] { spans(until: characters.count, style: RunStyle()) }

    private mutating func spans(until end: Int, style: RunStyle) -> [InlineMarkdown.Span] {
        var result: [InlineMarkdown.Span] = []
        var plain = ""
        func flush() {
            if !plain.isEmpty { result.append(InlineMarkdown.Span(string: plain, style: style)) }
            plain = ""
        }
        while index < end {
            let character = characters[index]
            if character == "\\", index + 1 < end, isPunctuation(characters[index + 1]) {
                plain.append(characters[index + 1])
                index += 2
            } else if let inner = construct(until: end, style: style) {
                flush()
                result += inner
            } else {
                // A run of delimiters that opens nothing is taken whole, so that its rest opens nothing either.
                let length = max(1, runLength(at: index, end))
                plain += String(characters[index..<index + length])
                index += length
            }
        }
        flush()
        return result
    }

    private mutating func construct(until end: Int, style: RunStyle) -> [InlineMarkdown.Span]? {
        switch characters[index] {
        case "`": return code(until: end, style: style)
        case "[": return link(until: end, style: style)
        case "<": return autolink(until: end, style: style)
        case "*", "_", "~": return emphasis(until: end, style: style)
        default: return nil
        }
    }

    private mutating func code(until end: Int, style: RunStyle) -> [InlineMarkdown.Span]? {
        let length = runLength(at: index, end)
        var close = index + length
        while close < end {
            let run = runLength(at: close, end)
            if characters[close] == "`", run == length {
                var style = style
                style.isMonospaced = true
                let string = String(characters[index + length..<close])
                index = close + length
                return [InlineMarkdown.Span(string: string, style: style)]
            }
            close += max(1, run)
        }
        return nil
    }

    private mutating func link(until end: Int, style: RunStyle) -> [InlineMarkdown.Span]? {
        guard let middle = closing("]", from: index + 1, end), middle + 1 < end, characters[middle + 1] == "(",
            let close = closing(")", from: middle + 2, end)
        else { return nil }
        var style = style
        let address = String(characters[middle + 2..<close])
        style.link = address.split(separator: " ").first.map(String.init) ?? ""
        index += 1
        let inner = spans(until: middle, style: style)
        index = close + 1
        return inner
    }

    private mutating func autolink(until end: Int, style: RunStyle) -> [InlineMarkdown.Span]? {
        guard let close = characters[index..<end].firstIndex(of: ">") else { return nil }
        let address = String(characters[index + 1..<close])
        guard let colon = address.firstIndex(of: ":"), address[..<colon].count > 1,
            address[..<colon].allSatisfy({ $0.isASCII && $0.isLetter }), !address.contains(" ")
        else { return nil }
        var style = style
        style.link = address
        index = close + 1
        return [InlineMarkdown.Span(string: address, style: style)]
    }

    private mutating func emphasis(until end: Int, style: RunStyle) -> [InlineMarkdown.Span]? {
        let delimiter = characters[index]
        let length = min(runLength(at: index, end), delimiter == "~" ? 2 : 3)
        let start = index + length
        guard start < end, !characters[start].isWhitespace,
            delimiter != "_" || index == 0 || !isWord(characters[index - 1]),
            let close = closer(delimiter, length, from: start, end)
        else { return nil }
        var style = style
        if delimiter == "~" {
            style.isStruckThrough = true
        } else {
            if length >= 2 { style.isBold = true }
            if length != 2 { style.isItalic = true }
        }
        index = start
        let inner = spans(until: close, style: style)
        index = close + length
        return inner
    }
}
