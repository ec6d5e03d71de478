// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import Drawing
internal import Snippets

/// Sets the texts of one picture, each setting once for measuring and drawing.
final class PictureTexts: TextMeasuring {
    private struct Key: Hashable {
        var text: TextElement
        var setting: TextSetting
    }

    private let typesetter: Typesetter
    private let palette: Palette
    private let isRightToLeft: Bool
    private let language: String?
    private var layouts: [Key: TextLayout] = [:]

    init(typesetter: Typesetter, palette: Palette, isRightToLeft: Bool, language: String?) {
        self.typesetter = typesetter
        self.palette = palette
        self.isRightToLeft = isRightToLeft
        self.language = language
    }

    func measure(_ text: TextElement, width: Double?, lines: Int?, scale: Double) -> TextExtent {
        let layout = layout(text, TextSetting(width: width, lines: lines, scale: scale))
        // Whole points keep neighbours on whole pixels.
        return TextExtent(
            size: Size(width: layout.width.rounded(.up), height: layout.height.rounded(.up)),
            firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline, lineCount: layout.lineCount,
            isTruncated: layout.isTruncated)
    }

    func layout(_ text: TextElement, _ setting: TextSetting) -> TextLayout {
        let key = Key(text: text, setting: setting)
        if let known = layouts[key] { return known }
        let layout = typesetter.layout(
            paragraph(text, scale: setting.scale), width: setting.width, lines: setting.lines)
        layouts[key] = layout
        return layout
    }

    private func paragraph(_ text: TextElement, scale: Double) -> Paragraph {
        var paragraph = Paragraph(
            runs: text.runs.map { run in
                var styled = Paragraph.Run(
                    string: run.string,
                    font: Paragraph.Font(
                        families: run.font.families, size: run.font.size * scale, weight: run.font.weight,
                        isItalic: run.font.isItalic, hasTabularDigits: run.font.hasTabularDigits),
                    colour: palette.resolve(run.color))
                styled.isUnderlined = run.isUnderlined || run.link != nil
                styled.isStruckThrough = run.isStruckThrough
                styled.tracking = run.tracking
                return styled
            })
        paragraph.alignment =
            switch text.alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        paragraph.truncation =
            switch text.truncation {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        paragraph.lineSpacing = text.lineSpacing
        paragraph.isRightToLeft = isRightToLeft
        paragraph.language = language
        return paragraph
    }
}
