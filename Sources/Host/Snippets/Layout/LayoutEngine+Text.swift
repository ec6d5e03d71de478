// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

extension LayoutEngine {
    /// Texts of more lines are read as prose, where even lines are not looked for.
    private static let balancedLines = 2...6

    func measure(_ text: TextElement, of element: Element, _ proposal: Proposal) -> Extent {
        func set(_ lines: Int?, scale: Double, width: Double? = proposal.width) -> TextExtent {
            element.textSettings[proposal] = TextSetting(width: width, lines: lines, scale: scale)
            return measurer.measure(text, width: width, lines: lines, scale: scale)
        }
        var lines = text.lineLimit
        var extent = set(lines, scale: 1)
        if let height = proposal.height, extent.size.height > height, extent.lineCount > 1 {
            let lineHeight = extent.size.height / Double(extent.lineCount)
            lines = min(max(Int(height / lineHeight), 1), extent.lineCount)
            extent = set(lines, scale: 1)
        }
        var scale = 0.95
        while extent.isTruncated, scale >= text.minimumScale {
            extent = set(lines, scale: scale)
            scale -= 0.05
        }
        if text.alignment == .center, !extent.isTruncated, Self.balancedLines.contains(extent.lineCount) {
            scale = element.textSettings[proposal]?.scale ?? 1
            let width = balancedWidth(of: extent) { measurer.measure(text, width: $0, lines: lines, scale: scale) }
            extent = set(lines, scale: scale, width: width)
        }
        return Extent(size: extent.size, firstBaseline: extent.firstBaseline, lastBaseline: extent.lastBaseline)
    }

    /// The smallest width in which centred text takes no more lines: else its last line is often a single word.
    private func balancedWidth(of extent: TextExtent, _ measure: (Double) -> TextExtent) -> Double {
        var enough = extent.size.width.rounded(.up)
        var tooLittle = (enough / 2).rounded(.down)
        while enough - tooLittle > 1 {
            let width = ((enough + tooLittle) / 2).rounded(.down)
            let narrower = measure(width)
            if narrower.lineCount > extent.lineCount || narrower.isTruncated || narrower.size.width > width {
                tooLittle = width
            } else {
                enough = width
            }
        }
        return enough
    }
}
