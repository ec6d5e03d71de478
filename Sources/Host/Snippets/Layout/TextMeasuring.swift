// SPDX-License-Identifier: Apache-2.0

/// Measures text for layout, which itself knows no fonts.
protocol TextMeasuring {
    /// - Parameters:
    ///   - width: Where lines must wrap; nil for no limit.
    ///   - lines: How many lines may be shown.
    ///   - scale: By how much the font is shrunk, 1 for not at all.
    func measure(_ text: TextElement, width: Double?, lines: Int?, scale: Double) -> TextExtent
}

/// The measures of text set in lines; baselines count from the top.
struct TextExtent: Sendable, Hashable {
    var size: Size
    var firstBaseline: Double
    var lastBaseline: Double
    var lineCount: Int
    var isTruncated: Bool
}

/// How text was set, so that a renderer can set it the same way again.
struct TextSetting: Sendable, Hashable {
    var width: Double?
    var lines: Int?
    var scale: Double
}
