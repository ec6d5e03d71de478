// SPDX-License-Identifier: Apache-2.0

extension CellGrid {
    /// The grid as lines for a terminal; each ends with a newline and leaves no style behind.
    func text(in depth: ColourDepth) -> String {
        var text = ""
        for row in 0..<rows {
            var last = columns
            while last > 0, self[row, last - 1].isBlank(in: depth) { last -= 1 }
            var codes = ""
            for column in 0..<last {
                guard let character = self[row, column].character else { continue }
                let wanted = depth == .none ? "" : self[row, column].style.codes(in: depth)
                if wanted != codes {
                    if !codes.isEmpty { text += "\u{1B}[0m" }
                    if !wanted.isEmpty { text += "\u{1B}[\(wanted)m" }
                    codes = wanted
                }
                text.append(character)
            }
            if !codes.isEmpty { text += "\u{1B}[0m" }
            text += "\n"
        }
        return text
    }
}

extension CellGrid.Cell {
    fileprivate func isBlank(in depth: ColourDepth) -> Bool {
        character == " " && (depth == .none || style.background == nil && !style.isUnderlined)
    }
}

extension CellStyle {
    /// The parameters of a terminal's “select graphic rendition” (ECMA-48, 8.3.117).
    fileprivate func codes(in depth: ColourDepth) -> String {
        var codes: [String] = []
        if isBold { codes.append("1") }
        if isFaint { codes.append("2") }
        if isItalic { codes.append("3") }
        if isUnderlined { codes.append("4") }
        if isStruckThrough { codes.append("9") }
        if let foreground { codes.append(TerminalColour.code(foreground, isBackground: false, in: depth)) }
        if let background { codes.append(TerminalColour.code(background, isBackground: true, in: depth)) }
        return codes.joined(separator: ";")
    }
}
