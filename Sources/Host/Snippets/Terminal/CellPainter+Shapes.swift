// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import Graphics

extension CellPainter {
    mutating func paintFill(_ kind: ShapeNode.Kind, _ fill: ColorValue, in area: CellArea, isBackdrop: Bool) {
        guard let colour = palette.opaque(fill), !area.rows.isEmpty, !area.columns.isEmpty else { return }
        if isBackdrop {
            guard hasColour else { return }
            for row in area.rows {
                for column in area.columns { grid.fill(row: row, column: column, background: colour) }
            }
        } else if area.rows.count == 1 && area.columns.count <= 3 {
            // A small shape is a mark, such as a light that is on.
            let isRound = kind == .circle || kind == .ellipse || kind == .capsule
            let mark: Character =
                switch (glyphs, isRound) {
                case (.unicode, true): "●"
                case (.unicode, false): "■"
                case (.ascii, true): "*"
                case (.ascii, false): "#"
                }
            let column = area.columns.lowerBound + (area.columns.count - 1) / 2
            grid.write(mark, row: area.rows.lowerBound, column: column, style: style(fill))
        } else {
            let block: Character = glyphs == .ascii ? "#" : "█"
            for row in area.rows {
                for column in area.columns { grid.write(block, row: row, column: column, style: style(fill)) }
            }
        }
    }

    mutating func paintOutline(_ kind: ShapeNode.Kind, _ stroke: ColorValue, in area: CellArea) {
        guard palette.opaque(stroke) != nil, area.rows.count >= 2, area.columns.count >= 2 else { return }
        grid.outline(
            rows: area.rows.lowerBound...(area.rows.upperBound - 1),
            columns: area.columns.lowerBound...(area.columns.upperBound - 1), glyphs, isRounded: kind != .rectangle,
            style: style(stroke))
    }

    mutating func paintDivider(_ axis: Axis, in area: CellArea) {
        let line: Character =
            switch (glyphs, axis) {
            case (.unicode, .vertical): "─"
            case (.unicode, .horizontal): "│"
            case (.ascii, .vertical): "-"
            case (.ascii, .horizontal): "|"
            }
        for row in area.rows {
            for column in area.columns {
                grid.write(line, row: row, column: column, style: style(.named("tertiary", opacity: 1)))
            }
        }
    }

    mutating func paint(_ progress: ProgressElement, in area: CellArea) {
        guard let row = area.rows.first, !area.columns.isEmpty else { return }
        var column = area.columns.lowerBound
        func parts() -> [(Character, ColorValue)] {
            let track = ColorValue.named("tertiary", opacity: 1)
            let text = ColorValue.named("primary", opacity: 1)
            guard let fraction = progress.fraction else {
                let dot: Character = glyphs == .unicode ? "·" : "."
                return (0..<min(area.columns.count, 3)).map { _ in (dot, progress.tint) }
            }
            let share = String(Int((fraction * 100).rounded(.down))) + "%"
            let number = String(repeating: " ", count: 4 - share.count) + share
            guard !progress.isCircular else { return number.map { ($0, progress.tint) } }
            let length = max(area.columns.count - 5, 1)
            let done = Int((fraction * Double(length)).rounded(.down))
            let (full, empty): (Character, Character) = glyphs == .unicode ? ("█", "░") : ("#", ".")
            return (0..<length).map { $0 < done ? (full, progress.tint) : (empty, track) }
                + " \(number)".map { ($0, text) }
        }
        for (character, color) in parts() {
            grid.write(character, row: row, column: column, style: style(color))
            column += 1
        }
    }
}
