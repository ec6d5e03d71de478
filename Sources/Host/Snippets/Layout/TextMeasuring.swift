// SPDX-License-Identifier: Apache-2.0

/// Measures text for layout, which itself knows no fonts.
package protocol TextMeasuring {
    /// - Parameters:
    ///   - width: Where lines must wrap; nil for no limit.
    ///   - lines: How many lines may be shown.
    ///   - scale: By how much the font is shrunk, 1 for not at all.
    func measure(_ text: TextElement, width: Double?, lines: Int?, scale: Double) -> TextExtent
}
