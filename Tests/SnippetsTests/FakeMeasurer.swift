// SPDX-License-Identifier: Apache-2.0
@testable import Snippets

/// Measures every character as 10 by 20, with the baseline at 15; lines break after any character.
struct FakeMeasurer: TextMeasuring {
    func measure(_ text: TextElement, width: Double?, lines: Int?, scale: Double) -> TextExtent {
        let count = text.string.count
        let perLine = width.map { max(Int($0 / (10 * scale)), 1) } ?? max(count, 1)
        let needed = max((count + perLine - 1) / perLine, 1)
        let shown = min(needed, lines ?? needed)
        return TextExtent(
            size: Size(width: Double(min(count, perLine)) * 10 * scale, height: Double(shown) * 20 * scale),
            firstBaseline: 15 * scale, lastBaseline: (Double(shown - 1) * 20 + 15) * scale, lineCount: shown,
            isTruncated: shown < needed)
    }
}
