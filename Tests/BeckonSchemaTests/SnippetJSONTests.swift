// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

/// Every case of the tree goes to JSON text and back unchanged.
struct SnippetJSONTests {
    private static let text = SnippetNode.text(TextNode("Connected"))
    private static let green = ColorValue.named("green", opacity: 1)
    private static let action = ActionReference(
        action: "Toggle", arguments: ["on": .boolean(true), "name": .string("office"), "tries": .integer(3)])

    private static let style: TextStyle = {
        var style = TextStyle()
        style.font = FontValue(
            textStyle: .title2, size: 12.5, family: "Noto Sans", weight: .semibold, design: .rounded, isItalic: true)
        style.weight = .black
        style.isBold = false
        style.isItalic = true
        style.isMonospaced = true
        style.hasMonospacedDigits = false
        style.isUnderlined = true
        style.isStruckThrough = true
        style.color = .rgb(red: 0, green: 0.25, blue: 1, opacity: 0.5)
        style.tracking = -0.5
        style.link = "https://example.org"
        return style
    }()

    static let nodes: [SnippetNode] = [
        .empty, text, .divider, .text(TextNode(runs: [])),
        .text(TextNode(runs: [.init("a"), .init("é", style: style)])),
        .image(ImageNode(source: .symbol("checkmark.shield"), isResizable: true)),
        .image(ImageNode(source: .resource("Logo"), isTemplate: true, label: "Logo")),
        .image(ImageNode(source: .data("aGk="))), .label(title: text, icon: .empty),
        .stack(StackNode(axis: .vertical, spacing: 16, children: [text, .divider])),
        .stack(
            StackNode(
                axis: .horizontal, alignment: AlignmentValue(horizontal: .leading, vertical: .lastTextBaseline),
                children: [])),
        .stack(StackNode(axis: .depth, children: [.group([text]), .group([])])),
        .spacer(minimumLength: nil), .spacer(minimumLength: 0), .shape(ShapeNode(kind: .rectangle)),
        .shape(ShapeNode(kind: .circle, fill: green)), .shape(ShapeNode(kind: .ellipse, stroke: green, lineWidth: 2)),
        .shape(ShapeNode(kind: .capsule, stroke: .named("primary", opacity: 0.2), strokesInside: true)),
        .shape(ShapeNode(kind: .roundedRectangle(cornerRadius: 8))),
        .button(ButtonNode(label: text, role: .destructive, action: action)),
        .button(ButtonNode(label: text, action: nil)), .toggle(ToggleNode(label: text, isOn: true, action: action)),
        .toggle(ToggleNode(label: text, isOn: false, action: nil)), .progress(ProgressNode(fraction: nil)),
        .progress(ProgressNode(fraction: 0.5, label: text, valueLabel: .divider, isCircular: true)),
        .link(LinkNode(label: text, url: "https://example.org")),
    ]

    static let modifiers: [SnippetModifier] = [
        .padding(edges: [.top, .trailing], length: nil), .padding(edges: .all, length: 8),
        .padding(edges: [], length: 1),
        .frame(FrameValue()), .frame(FrameValue(width: 68, height: 68)),
        .frame(
            FrameValue(
                minimumWidth: 1, maximumWidth: .infinity, minimumHeight: 2, maximumHeight: .infinity,
                alignment: AlignmentValue(horizontal: .trailing, vertical: .top))),
        .fixedSize(horizontal: true, vertical: false), .layoutPriority(1), .offset(x: 1, y: -2),
        .aspectRatio(nil, contentMode: .fit), .aspectRatio(1.5, contentMode: .fill), .foreground(green), .tint(green),
        .background(text, alignment: .center),
        .overlay(text, alignment: AlignmentValue(horizontal: .leading, vertical: .firstTextBaseline)),
        .border(green, width: 2), .clip(.circle), .clip(.roundedRectangle(cornerRadius: 4)), .opacity(0.5), .hidden,
        .window(minimumHeight: 44, maximumHeight: 200),
        .shadow(green, radius: 3, x: 1, y: 2), .scale(x: 2, y: 0.5), .rotation(degrees: 45), .textStyle(style),
        .textStyle(TextStyle()), .lineLimit(nil), .lineLimit(2), .lineSpacing(4), .multilineTextAlignment(.center),
        .truncation(.middle), .minimumScaleFactor(0.5), .textCase(.uppercase), .imageScale(.large),
        .buttonStyle(.borderedProminent), .labelStyle(.iconOnly), .disabled(true), .accessibilityLabel("Status"),
        .accessibilityHidden(false),
    ]

    @Test(arguments: nodes) func depthIsBounded(node: SnippetNode) {
        let modified = Self.modifiers.map { SnippetNode.modified(node, $0) }
        for node in [node, .group([node])] + modified + modified.map({ .label(title: node, icon: $0) }) {
            #expect(node.json.depth <= node.jsonDepth)
        }
    }

    @Test func depthOfContainersIsExact() {
        let node = SnippetNode.stack(
            StackNode(axis: .vertical, children: [.group([.link(LinkNode(label: .divider, url: ""))])]))
        #expect(node.jsonDepth == 6)
        #expect(node.json.depth == 6)
    }

    @Test(arguments: nodes) func nodeRoundTrips(node: SnippetNode) throws {
        #expect(try SnippetNode(json: JSONValue(parsing: node.json.serialized())) == node)
    }

    @Test(arguments: modifiers) func modifierRoundTrips(modifier: SnippetModifier) throws {
        let node = SnippetNode.modified(.modified(Self.text, modifier), .opacity(1))
        #expect(try SnippetNode(json: JSONValue(parsing: node.json.serialized())) == node)
    }

    @Test func modifiersAddNoDepth() throws {
        let node = Self.modifiers.reduce(Self.text, SnippetNode.modified)
        #expect(node.json[key: "kind"] == "text")
        #expect(node.json[key: "modifiers"]?.arrayValue?.count == Self.modifiers.count)
        #expect(try SnippetNode(json: JSONValue(parsing: node.json.serialized())) == node)
    }

    @Test(arguments: [
        #"{}"#, #"[]"#, #""text""#, #"{"kind":"movie"}"#, #"{"kind":"text","runs":[{"string":"a","size":1}]}"#,
        #"{"kind":"text","runs":"a"}"#, #"{"kind":"empty","color":"red"}"#, #"{"kind":"image"}"#,
        #"{"kind":"image","symbol":"a","resource":"b"}"#, #"{"kind":"stack","axis":"diagonal"}"#,
        #"{"kind":"shape","outline":"star"}"#, #"{"kind":"shape","outline":"circle","fill":[1,2,3]}"#,
        #"{"kind":"toggle","label":{"kind":"empty"}}"#, #"{"kind":"button","label":{"kind":"empty"},"role":"x"}"#,
        #"{"kind":"empty","modifiers":{}}"#, #"{"kind":"empty","modifiers":[{"kind":"blink"}]}"#,
        #"{"kind":"empty","modifiers":[{"kind":"padding","edges":16}]}"#,
        #"{"kind":"empty","modifiers":[{"kind":"opacity","value":1,"x":1}]}"#,
        #"{"kind":"empty","modifiers":[{"kind":"opacity","value":"1"}]}"#,
        #"{"kind":"empty","modifiers":[{"kind":"frame","frame":{"depth":1}}]}"#,
    ])
    func refuses(text: String) {
        #expect(throws: SchemaError.self) { try SnippetNode(json: JSONValue(parsing: Data(text.utf8))) }
    }

    @Test func refusesTooManyModifiers() throws {
        let modifiers = Array(repeating: SnippetModifier.hidden.json, count: SnippetNode.modifierLimit + 1)
        #expect(throws: SchemaError.self) {
            try SnippetNode(json: ["kind": "empty", "modifiers": .array(modifiers)])
        }
    }
}
