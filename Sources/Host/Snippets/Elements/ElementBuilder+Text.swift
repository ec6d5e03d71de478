// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension ElementBuilder {
    func element(of text: TextNode, _ around: Surroundings) -> TextElement {
        let runs = text.runs.map { run in
            let style = around.style.overlaid(by: run.style)
            let link = style.link.flatMap(LinkAddress.allowed)
            return TextElement.Run(
                string: cleaned(run.string, around.textCase), font: around.font(run.style),
                color: style.color ?? (link == nil ? around.foregroundColor : around.tintColor),
                isUnderlined: style.isUnderlined ?? false,
                isStruckThrough: style.isStruckThrough ?? false,
                tracking: style.tracking.map { min(max($0.isNaN ? 0 : $0, -20), 100) } ?? 0, link: link)
        }
        return TextElement(
            runs: runs, alignment: around.alignment, lineLimit: around.lineLimit, lineSpacing: around.lineSpacing,
            truncation: around.truncation, minimumScale: around.minimumScale,
            textStyle: around.style.font?.textStyle)
    }

    /// Control characters could drive a terminal or upset a page, and are never text.
    private func cleaned(_ string: String, _ textCase: TextCaseValue?) -> String {
        var cleaned = ""
        for character in string.prefix(charactersLeft) {
            if character.isNewline {
                cleaned.append("\n")
            } else if character == "\t" {
                cleaned.append(" ")
            } else {
                cleaned.unicodeScalars.append(
                    contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control })
            }
        }
        charactersLeft -= min(cleaned.count, charactersLeft)
        switch textCase {
        case .uppercase: return cleaned.uppercased()
        case .lowercase: return cleaned.lowercased()
        case nil: return cleaned
        }
    }
}
