// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

/// Sets text in cells.
struct CellTexts: TextMeasuring {
    /// A character, its columns, and which run of the text it belongs to.
    struct Glyph {
        var character: Character
        var columns: Int
        var run: Int
    }

    let glyphs: GlyphSet

    func measure(_ text: TextElement, width: Double?, lines: Int?, scale: Double) -> TextExtent {
        let set = self.lines(of: text, TextSetting(width: width, lines: lines, scale: scale))
        let widest = set.lines.map(Self.columns).max() ?? 0
        return TextExtent(
            size: Size(width: Double(widest), height: Double(set.lines.count)), firstBaseline: 1,
            lastBaseline: Double(set.lines.count), lineCount: set.lines.count, isTruncated: set.isTruncated)
    }

    func lines(of text: TextElement, _ setting: TextSetting) -> (lines: [[Glyph]], isTruncated: Bool) {
        let room = setting.width.map { max(Int(min($0, 10_000)), 1) }
        var lines: [[Glyph]] = []
        var paragraph: [Glyph] = []
        for (index, run) in text.runs.enumerated() {
            for character in run.string {
                if character == "\n" {
                    lines += wrapped(paragraph, room)
                    paragraph = []
                } else {
                    paragraph.append(Glyph(character: character, columns: character.columns, run: index))
                }
            }
        }
        lines += wrapped(paragraph, room)
        guard let limit = setting.lines, lines.count > limit else { return (lines, false) }
        lines.removeLast(lines.count - max(limit, 1))
        lines[lines.count - 1] = ended(lines[lines.count - 1], room)
        return (lines, true)
    }

    static func columns(_ line: [Glyph]) -> Int { line.reduce(0) { $0 + $1.columns } }

    /// Breaks at spaces and hyphens, within words only where one is longer than a line.
    private func wrapped(_ paragraph: [Glyph], _ room: Int?) -> [[Glyph]] {
        guard let room, Self.columns(paragraph) > room else { return [paragraph] }
        var lines: [[Glyph]] = []
        var line: [Glyph] = []
        var used = 0
        var breakAfter: Int?
        for glyph in paragraph {
            if used + glyph.columns > room, !line.isEmpty {
                if glyph.character == " " {
                    lines.append(Self.trimmed(line))
                    (line, used, breakAfter) = ([], 0, nil)
                    continue
                }
                let end = breakAfter ?? line.count
                lines.append(Self.trimmed(Array(line[..<end])))
                line = Array(line[end...])
                used = Self.columns(line)
                breakAfter = nil
            }
            if line.isEmpty, glyph.character == " ", !lines.isEmpty { continue }
            line.append(glyph)
            used += glyph.columns
            // Scripts with wide characters are written without spaces.
            if glyph.character == " " || glyph.character == "-" || glyph.columns == 2 { breakAfter = line.count }
        }
        if !line.isEmpty { lines.append(Self.trimmed(line)) }
        return lines
    }

    private static func trimmed(_ line: [Glyph]) -> [Glyph] {
        var line = line
        while line.last?.character == " " { line.removeLast() }
        return line
    }

    private func ended(_ line: [Glyph], _ room: Int?) -> [Glyph] {
        let ellipsis = glyphs == .unicode ? "…" : "..."
        var line = line
        while let room, !line.isEmpty, Self.columns(line) + ellipsis.count > room { line.removeLast() }
        let run = line.last?.run ?? 0
        return Self.trimmed(line) + ellipsis.map { Glyph(character: $0, columns: 1, run: run) }
    }
}
