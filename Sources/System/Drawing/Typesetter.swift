// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import Graphics

/// Sets text in lines with the fonts of the machine; keeps them loaded. Not for use by two threads at once.
package final class Typesetter {
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer

    package init() {
        fontMap = pango_cairo_font_map_new()
        context = pango_font_map_create_context(fontMap)
        let options = cairo_font_options_create()
        // Unhinted metrics make text as wide at one scale as at another, so that one layout serves both.
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        cairo_font_options_destroy(options)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(fontMap)
    }

    /// Sets a paragraph in the given width; nil breaks lines only where the text does.
    /// - Parameter lines: How many lines may be shown; what is more is cut with an ellipsis.
    package func layout(_ paragraph: Paragraph, width: Double?, lines: Int?) -> TextLayout {
        pango_context_set_base_dir(
            context, paragraph.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        // Han and Cyrillic letters look different from one language to another.
        pango_context_set_language(
            context, paragraph.language.map { pango_language_from_string($0) } ?? pango_language_get_default())
        let layout: OpaquePointer = pango_layout_new(context)
        let attributes = pango_attr_list_new()
        var text = ""
        for run in paragraph.runs where !run.string.isEmpty {
            let start = UInt32(text.utf8.count)
            text += run.string
            add(run, from: start, to: UInt32(text.utf8.count), to: attributes)
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        pango_layout_set_spacing(layout, Self.units(paragraph.lineSpacing))
        pango_layout_set_alignment(layout, paragraph.alignment.pango)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        if let width { pango_layout_set_width(layout, max(Self.units(width), 0)) }
        if let lines {
            // Pango counts lines for each paragraph, so a single one is asked for otherwise.
            if lines <= 1 { pango_layout_set_single_paragraph_mode(layout, 1) }
            pango_layout_set_height(layout, -Int32(clamping: max(lines, 1)))
            pango_layout_set_ellipsize(layout, paragraph.truncation.pango)
        }
        return TextLayout(owning: layout)
    }

    private func add(_ run: Paragraph.Run, from start: UInt32, to end: UInt32, to list: OpaquePointer?) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            attribute?.pointee.start_index = start
            attribute?.pointee.end_index = end
            pango_attr_list_insert(list, attribute)
        }
        let font = pango_font_description_new()
        pango_font_description_set_family(font, run.font.families)
        pango_font_description_set_absolute_size(font, run.font.size * Double(PANGO_SCALE))
        pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(clamping: run.font.weight)))
        if run.font.isItalic { pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
        insert(pango_attr_font_desc_new(font))
        pango_font_description_free(font)
        if run.font.hasTabularDigits { insert(pango_attr_font_features_new("tnum")) }
        func component(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65_535) }
        insert(
            pango_attr_foreground_new(
                component(run.colour.red), component(run.colour.green), component(run.colour.blue)))
        // Zero means opaque to Pango.
        insert(pango_attr_foreground_alpha_new(max(component(run.colour.opacity), 1)))
        if run.isUnderlined { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
        if run.isStruckThrough { insert(pango_attr_strikethrough_new(1)) }
        if run.tracking != 0 { insert(pango_attr_letter_spacing_new(Self.units(run.tracking))) }
    }

    private static func units(_ value: Double) -> Int32 {
        Int32(min(max(value, -100_000), 100_000) * Double(PANGO_SCALE))
    }
}

extension Paragraph.Alignment {
    fileprivate var pango: PangoAlignment {
        switch self {
        case .leading: PANGO_ALIGN_LEFT
        case .center: PANGO_ALIGN_CENTER
        case .trailing: PANGO_ALIGN_RIGHT
        }
    }
}

extension Paragraph.Truncation {
    fileprivate var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}
