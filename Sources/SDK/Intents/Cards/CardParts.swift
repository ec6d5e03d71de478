// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// The pieces that cards are made of.
enum CardParts {
    static func text(
        _ string: String, _ font: FontValue.TextStyleName = .body, weight: FontValue.Weight? = nil,
        color: String = "primary", lines: Int? = nil
    ) -> SnippetNode {
        var style = TextStyle()
        style.font = FontValue(textStyle: font, weight: weight)
        style.color = .named(color, opacity: 1)
        // No app and no person needs more on a card, and a card must stay one.
        let node = SnippetNode.text(TextNode(runs: [TextNode.Run(String(string.prefix(600)), style: style)]))
        return lines.map { .modified(node, .lineLimit($0)) } ?? node
    }

    static func symbol(
        _ name: String, _ font: FontValue.TextStyleName = .body, color: String = "primary"
    ) -> SnippetNode {
        var style = TextStyle()
        style.font = FontValue(textStyle: font)
        return .modified(
            .modified(.image(ImageNode(source: .symbol(name))), .textStyle(style)),
            .foreground(.named(color, opacity: 1)))
    }

    /// Parts below each other, as wide as the card.
    static func column(_ children: [SnippetNode?], spacing: Double = 2) -> SnippetNode {
        let column = SnippetNode.stack(
            StackNode(
                axis: .vertical, alignment: AlignmentValue(horizontal: .leading), spacing: spacing,
                children: children.compactMap(\.self)))
        return .modified(
            column, .frame(FrameValue(maximumWidth: .infinity, alignment: AlignmentValue(horizontal: .leading))))
    }

    static func row(
        _ children: [SnippetNode?], align vertical: AlignmentValue.Vertical = .center, spacing: Double = 8
    ) -> SnippetNode {
        .stack(
            StackNode(
                axis: .horizontal, alignment: AlignmentValue(vertical: vertical), spacing: spacing,
                children: children.compactMap(\.self)))
    }

    /// What the request is, and whose.
    static func header(symbol name: String, color: String, title: String, app: String?) -> SnippetNode {
        let place = FrameValue(width: 32, height: 32)
        let shape = SnippetNode.shape(
            ShapeNode(kind: .roundedRectangle(cornerRadius: 8), fill: .named(color, opacity: 0.16)))
        let badge = SnippetNode.modified(
            .modified(symbol(name, .headline, color: color), .frame(place)), .background(shape, alignment: .center))
        return row(
            [
                badge,
                column(
                    [
                        text(title, .headline, lines: 2),
                        app.map { text($0, .footnote, color: "secondary", lines: 1) },
                    ], spacing: 0),
            ], spacing: 12)
    }

    /// What a value is, and the value at the other edge; below it where the label is long.
    static func detail(_ label: String, _ value: String) -> SnippetNode {
        guard label.count <= 16 else {
            return column(
                [text(label, .footnote, color: "secondary", lines: 2), text(value, .subheadline, lines: 3)], spacing: 0)
        }
        let name = SnippetNode.modified(
            text(label, .subheadline, color: "secondary", lines: 1), .fixedSize(horizontal: true, vertical: false))
        return row(
            [
                .modified(name, .layoutPriority(1)),
                .spacer(minimumLength: 12),
                .modified(text(value, .subheadline, lines: 3), .multilineTextAlignment(.trailing)),
            ], align: .firstTextBaseline, spacing: 0)
    }

    /// The one value that matters, large.
    static func figure(_ value: String, _ caption: String? = nil) -> SnippetNode {
        column(
            [
                .modified(text(value, .title, weight: .semibold, lines: 1), .minimumScaleFactor(0.5)),
                caption.map { text($0, .subheadline, color: "secondary", lines: 2) },
            ], spacing: 0)
    }

    /// A state in one or two words.
    static func chip(_ string: String, color: String) -> SnippetNode {
        let padded = SnippetNode.modified(
            .modified(
                text(string, .footnote, weight: .semibold, color: color, lines: 1),
                .padding(edges: [.leading, .trailing], length: 10)), .padding(edges: [.top, .bottom], length: 4))
        return .modified(
            padded,
            .background(
                .shape(ShapeNode(kind: .capsule, fill: .named(color, opacity: 0.16))), alignment: .center))
    }

    /// Words that somebody says, at the edge of the one who speaks.
    static func bubble(_ string: String, isOwn: Bool) -> SnippetNode {
        let shape = SnippetNode.shape(
            ShapeNode(
                kind: .roundedRectangle(cornerRadius: 18),
                fill: isOwn
                    ? .rgb(red: 10 / 255, green: 102 / 255, blue: 216 / 255, opacity: 1)
                    : .named("gray", opacity: 0.18)))
        let padded = SnippetNode.modified(
            .modified(
                text(string, .body, color: isOwn ? "white" : "primary", lines: 12),
                .padding(edges: [.leading, .trailing], length: 14)), .padding(edges: [.top, .bottom], length: 8))
        let filled = SnippetNode.modified(padded, .background(shape, alignment: .center))
        return .modified(
            .modified(
                filled,
                .frame(
                    FrameValue(
                        maximumWidth: .infinity,
                        alignment: AlignmentValue(horizontal: isOwn ? .trailing : .leading)))),
            .padding(edges: isOwn ? .leading : .trailing, length: 40))
    }

    /// A mark before what it stands for.
    static func marked(_ name: String, color: String, _ content: SnippetNode) -> SnippetNode {
        row([symbol(name, .subheadline, color: color), content], align: .firstTextBaseline, spacing: 10)
    }
}
