// SPDX-License-Identifier: Apache-2.0

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
