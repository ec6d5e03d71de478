// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import Graphics

/// Writes placed elements into cells.
struct CellPainter {
    var grid: CellGrid
    let texts: CellTexts
    let palette: Palette
    let glyphs: GlyphSet
    let hasColour: Bool
    private var isFaint = false

    init(grid: CellGrid, texts: CellTexts, palette: Palette, glyphs: GlyphSet, hasColour: Bool) {
        self.grid = grid
        self.texts = texts
        self.palette = palette
        self.glyphs = glyphs
        self.hasColour = hasColour
    }

    /// - Parameter isBackdrop: Whether something else is drawn on top, and must stay readable.
    mutating func paint(_ placed: PlacedElement, isBackdrop: Bool = false) {
        let area = CellArea(placed.frame, in: grid)
        switch placed.element.content {
        case .empty, .spacer: break
        case .text(let text), .glyph(let text):
            guard let setting = placed.textSetting else { return }
            paint(text, setting, in: placed.frame)
        case .image: break
        case .shape(let kind, let fill, let stroke):
            if let fill { paintFill(kind, fill, in: area, isBackdrop: isBackdrop) }
            if let stroke { paintOutline(kind, stroke.color, in: area) }
        case .divider(let axis, _): paintDivider(axis, in: area)
        case .progress(let progress): paint(progress, in: area)
        case .stack(.depth, _, _, _):
            for (index, child) in placed.children.enumerated() {
                paint(child, isBackdrop: isBackdrop || index < placed.children.count - 1)
            }
        case .layered(_, _, _, let isInFront):
            for (index, child) in placed.children.enumerated() {
                paint(child, isBackdrop: isBackdrop || index == 0 && (!isInFront || placed.children.count > 1))
            }
        case .effect(let effect, _): paint(effect, on: placed, isBackdrop: isBackdrop)
        case .window: paintWindow(placed, isBackdrop: isBackdrop)
        case .stack, .padding, .frame, .fixedSize, .priority, .offset, .aspectRatio, .control:
            for child in placed.children { paint(child, isBackdrop: isBackdrop) }
        }
    }

    private mutating func paintWindow(_ placed: PlacedElement, isBackdrop: Bool) {
        guard let child = placed.children.first else { return }
        guard let sign = placed.children.dropFirst().first else { return paint(child, isBackdrop: isBackdrop) }
        var shown = placed.frame
        shown.height = max(sign.frame.y - shown.y, 0)
        let before = grid.visibleRows
        grid.visibleRows = CellArea(shown, in: grid).rows.clamped(to: before)
        paint(child, isBackdrop: isBackdrop)
        grid.visibleRows = before
        paint(sign, isBackdrop: isBackdrop)
    }

    private mutating func paint(_ effect: Effect, on placed: PlacedElement, isBackdrop: Bool) {
        let before = isFaint
        defer { isFaint = before }
        switch effect {
        case .hidden: return
        case .opacity(let opacity):
            if opacity < 0.05 { return }
            isFaint = isFaint || opacity < 0.6
        case .border, .clip, .shadow, .scale, .rotation, .accessibilityLabel, .accessibilityHidden: break
        }
        for child in placed.children { paint(child, isBackdrop: isBackdrop) }
    }

    private mutating func paint(_ text: TextElement, _ setting: TextSetting, in frame: Rect) {
        let lines = texts.lines(of: text, setting).lines
        let width = Int(frame.width.rounded(.up))
        for (index, line) in lines.enumerated() {
            let spare = max(width - CellTexts.columns(line), 0)
            let indent =
                switch text.alignment {
                case .leading: 0
                case .center: spare / 2
                case .trailing: spare
                }
            var column = Int(frame.x.rounded(.down)) + indent
            for glyph in line {
                let style = style(of: text.runs[glyph.run])
                grid.write(glyph.character, row: Int(frame.y.rounded(.down)) + index, column: column, style: style)
                column += glyph.columns
            }
        }
    }

    private func style(of run: TextElement.Run) -> CellStyle {
        var style = self.style(run.color)
        // A terminal has one size of letters, so that weight has to say what is a title.
        style.isBold = run.font.weight >= 600 || run.font.size >= 20
        style.isItalic = run.font.isItalic
        style.isUnderlined = run.isUnderlined || run.link != nil
        style.isStruckThrough = run.isStruckThrough
        return style
    }

    func style(_ color: ColorValue) -> CellStyle {
        var style = CellStyle()
        style.isFaint = isFaint
        if case .named("primary", let opacity) = color {
            style.isFaint = isFaint || opacity < 0.7
        } else {
            style.foreground = palette.opaque(color)
        }
        return style
    }
}

/// The cells that a frame covers, of those that there are.
struct CellArea {
    var rows: Range<Int>
    var columns: Range<Int>

    init(_ frame: Rect, in grid: CellGrid) {
        func range(_ start: Double, _ length: Double, _ limit: Int) -> Range<Int> {
            let from = Int(min(max(start.rounded(.down), 0), Double(limit)))
            let to = Int(min(max((start + length).rounded(.up), 0), Double(limit)))
            return from..<max(from, to)
        }
        rows = range(frame.y, frame.height, grid.rows)
        columns = range(frame.x, frame.width, grid.columns)
    }
}

extension Palette {
    /// The colour as it looks on the card; nil where nothing is left of it.
    func opaque(_ color: ColorValue) -> DrawingColour? {
        let top = resolve(color)
        guard top.opacity > 0.02 else { return nil }
        let under = resolve(.card)
        func mixed(_ over: Double, _ under: Double) -> Double { over * top.opacity + under * (1 - top.opacity) }
        return DrawingColour(
            red: mixed(top.red, under.red), green: mixed(top.green, under.green), blue: mixed(top.blue, under.blue))
    }
}
