// SPDX-License-Identifier: Apache-2.0

/// Measures text for layout, which itself knows no fonts.
package protocol TextMeasuring {
    /// - Parameters:
    ///   - width: Where lines must wrap; nil for no limit.
    ///   - lines: How many lines may be shown.
    ///   - scale: By how much the font is shrunk, 1 for not at all.
    func measure(_ text: TextElement, width: Double?, lines: Int?, scale: Double) -> TextExtent
}

/// The measures of text set in lines; baselines count from the top.
package struct TextExtent: Sendable, Hashable {
    package var size: Size
    package var firstBaseline: Double
    package var lastBaseline: Double
    package var lineCount: Int
    package var isTruncated: Bool

    package init(size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
    }
}

/// How text was set, so that a renderer can set it the same way again.
package struct TextSetting: Sendable, Hashable {
    package var width: Double?
    package var lines: Int?
    package var scale: Double

    package init(width: Double?, lines: Int?, scale: Double) {
        self.width = width
        self.lines = lines
        self.scale = scale
    }
}
