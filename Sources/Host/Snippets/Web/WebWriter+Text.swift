// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

extension WebWriter {
    func text(_ text: TextElement, _ styles: [String]) -> String {
        let first = text.runs.first
        var styles = styles
        if let first { styles += style(of: first, unlike: nil) }
        switch text.alignment {
        case .leading: break
        case .center: styles += ["text-align:center", "text-wrap:balance"]
        case .trailing: styles.append("text-align:end")
        }
        if text.lineSpacing > 0 { styles.append("line-height:calc(1.3em + \(WebStyle.pixels(text.lineSpacing)))") }
        if let limit = text.lineLimit {
            styles += [
                "display:-webkit-box", "-webkit-box-orient:vertical", "-webkit-line-clamp:\(limit)", "overflow:hidden",
            ]
        }
        let content = text.runs.map { run in
            let own = first.map { style(of: run, unlike: $0) } ?? []
            if let link = run.link {
                return tag("a", nil, own, run.string.escaped, "href=\"\(link.escaped)\" rel=\"noopener noreferrer\"")
            }
            return own.isEmpty ? run.string.escaped : tag("span", nil, own, run.string.escaped)
        }
        return tag(isInControl ? "span" : text.tag, "b-text", styles, content.joined())
    }

    /// The styles of a run, or what distinguishes it from another one.
    private func style(of run: TextElement.Run, unlike other: TextElement.Run?) -> [String] {
        var styles: [String] = []
        let base = other?.font ?? .body
        if run.font.size != base.size { styles.append("font-size:\(WebStyle.pixels(run.font.size))") }
        if run.font.weight != base.weight || isInControl && other == nil {
            styles.append("font-weight:\(run.font.weight)")
        }
        if run.font.isItalic != base.isItalic { styles.append("font-style:\(run.font.isItalic ? "italic" : "normal")") }
        if run.font.design != base.design || run.font.family != base.family {
            styles.append("font-family:\(WebStyle.families(run.font))")
        }
        if run.font.hasTabularDigits { styles.append("font-variant-numeric:tabular-nums") }
        if run.color != (other?.color ?? Surroundings.primary) { styles.append("color:\(WebStyle.colour(run.color))") }
        let lines = [run.isUnderlined ? "underline" : nil, run.isStruckThrough ? "line-through" : nil].compactMap { $0 }
        if !lines.isEmpty { styles.append("text-decoration:\(lines.joined(separator: " "))") }
        if run.tracking != 0 { styles.append("letter-spacing:\(WebStyle.pixels(run.tracking))") }
        return styles
    }
}
