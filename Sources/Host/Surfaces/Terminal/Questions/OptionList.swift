// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Options as numbered lines, their subtitles in a column of their own.
struct OptionList {
    let options: [ChoiceOption]
    let width: Int
    let style: TerminalStyle

    var text: String {
        let numberWidth = "\(options.count)".count
        let indent = numberWidth + 4
        let titles = options.map { $0.display.title.printableLine.shortened(to: max(8, width - indent)) }
        let titleWidth = min(titles.map(\.columns).max() ?? 0, max(8, width / 2))
        return zip(options, titles).enumerated().map { index, pair in
            let (option, title) = pair
            let number = String(repeating: " ", count: numberWidth - "\(index + 1)".count) + "\(index + 1)"
            var line = "  \(style(number, .cyan)) "
            line += option.style == .destructive ? style(title, .red) : title
            let room = width - indent - max(titleWidth, title.columns) - 2
            if let subtitle = option.display.subtitle?.printableLine, !subtitle.isEmpty, room > 3 {
                line += String(repeating: " ", count: max(0, titleWidth - title.columns) + 2)
                line += style(subtitle.shortened(to: room), .dim)
            }
            return line + "\n"
        }.joined()
    }
}
