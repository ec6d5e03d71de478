// SPDX-License-Identifier: Apache-2.0

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
