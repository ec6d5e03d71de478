// SPDX-License-Identifier: Apache-2.0
internal import CPango

/// Text set in lines, with its measures; heights count from the top.
package final class TextLayout {
    internal let handle: OpaquePointer
    /// Where the lines begin inside the width that was given.
    internal let originX: Double
    package let width: Double
    package let height: Double
    package let firstBaseline: Double
    package let lastBaseline: Double
    package let lineCount: Int
    /// Whether text was left out.
    package let isTruncated: Bool

    internal init(owning handle: OpaquePointer) {
        self.handle = handle
        let scale = Double(PANGO_SCALE)
        var logical = PangoRectangle()
        pango_layout_get_extents(handle, nil, &logical)
        originX = Double(logical.x) / scale
        width = Double(logical.width) / scale
        height = Double(logical.height) / scale
        firstBaseline = Double(pango_layout_get_baseline(handle)) / scale
        lineCount = Int(pango_layout_get_line_count(handle))
        isTruncated = pango_layout_is_ellipsized(handle) != 0
        let lines = pango_layout_get_iter(handle)
        while pango_layout_iter_next_line(lines) != 0 {}
        lastBaseline = Double(pango_layout_iter_get_baseline(lines)) / scale
        pango_layout_iter_free(lines)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }
}
