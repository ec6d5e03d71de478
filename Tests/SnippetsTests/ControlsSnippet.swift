// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A snippet with a control of each kind, rows, a badge and marks.
enum ControlsSnippet {
    static let action = ActionReference(action: "Office.Toggle", arguments: ["server": .string("\"a\" & <b>")])

    static var node: SnippetNode {
        column(align: .leading, spacing: 12, header, .divider, badges, progress, switches, marks, buttons)
    }

    private static func styled(
        _ string: String, _ textStyle: FontValue.TextStyleName, weight: FontValue.Weight? = nil
    ) -> SnippetNode {
        var style = TextStyle()
        style.font = FontValue(textStyle: textStyle, weight: weight)
        return text(string).modifier(.textStyle(style))
    }

    private static func symbol(_ name: String, _ color: String) -> SnippetNode {
        SnippetNode.image(ImageNode(source: .symbol(name), label: name)).foreground(color)
    }

    private static var header: SnippetNode {
        row(
            spacing: nil, symbol("bolt.fill", "yellow"), styled("Office", .headline), spacer,
            styled("12:40", .footnote).foreground("secondary"))
    }

    private static var badges: SnippetNode {
        let label = SnippetNode.label(title: text("Download"), icon: symbol("arrow.down.circle", "blue"))
        let fill = ShapeNode(kind: .roundedRectangle(cornerRadius: 6), fill: .named("orange", opacity: 0.3))
        let badge = styled("NEW", .caption, weight: .bold).padding(6)
            .modifier(.background(.shape(fill), alignment: .center))
        return row(spacing: nil, label, spacer, badge)
    }

    private static var progress: SnippetNode {
        .progress(
            ProgressNode(
                fraction: 0.6, label: styled("Uploading", .callout), valueLabel: styled("3 of 5", .footnote)))
    }

    private static var switches: SnippetNode {
        .group([
            .toggle(ToggleNode(label: text("Kill switch"), isOn: true, action: action)),
            .toggle(ToggleNode(label: text("Auto connect"), isOn: false, action: action)),
        ])
    }

    private static var marks: SnippetNode {
        let light = SnippetNode.shape(ShapeNode(kind: .circle, fill: .named("pink", opacity: 1))).frame(14, 14)
        return row(
            spacing: nil, symbol("no.such.symbol", "primary"), symbol("wifi", "teal"),
            .progress(ProgressNode(fraction: 0.4, isCircular: true)), light,
            .link(LinkNode(label: text("Help"), url: "https://example.org/?a=1&b=2")),
            .link(LinkNode(label: text("Trap"), url: "javascript:alert(1)")))
    }

    private static var buttons: SnippetNode {
        row(
            spacing: nil, .button(ButtonNode(label: text("Connect"), action: action)),
            SnippetNode.button(ButtonNode(label: text("Retry"), action: action))
                .modifier(.buttonStyle(.borderedProminent)),
            .button(ButtonNode(label: text("Delete"), role: .destructive, action: action)))
    }
}
