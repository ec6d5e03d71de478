// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SwiftUI
import Testing

/// What symbols, shapes and controls come to.
@MainActor
struct ControlTests {
    nonisolated private static let a = SnippetNode.words("a")
    nonisolated private static let action = ActionReference(action: "Toggle", arguments: ["on": .boolean(true)])
    nonisolated private static let green = ColorValue.name("green")

    nonisolated private static func symbol(_ name: String) -> SnippetNode {
        .image(ImageNode(source: .symbol(name)))
    }

    nonisolated static let images: [NodeCase] = [
        NodeCase("symbol", symbol("star")) { Image(systemName: "star") },
        NodeCase("filled", symbol("star.fill")) { Image(systemName: "star").symbolVariant(.fill) },
        NodeCase("already filled", symbol("star.fill")) { Image(systemName: "star.fill").symbolVariant(.fill) },
        NodeCase("circle", symbol("star.circle.fill")) { Image(systemName: "star.fill").symbolVariant(.circle) },
        NodeCase("nested variants", symbol("bell.slash.fill")) {
            Group { Image(systemName: "bell").symbolVariant(.slash) }.symbolVariant(.fill)
        },
        NodeCase("resource", .image(ImageNode(source: .resource("Logo"), isResizable: true, label: "Logo"))) {
            Image("Logo").resizable()
        },
        NodeCase("decoration", .image(ImageNode(source: .resource("Logo"), isTemplate: true))) {
            Image(decorative: "Logo").renderingMode(.template)
        },
        NodeCase("bytes", .image(ImageNode(source: .data("aGk="), label: "a"))) {
            Image(data: Data("hi".utf8), label: Text("a"))
        },
        NodeCase("label", .label(title: a, icon: symbol("star"))) { Label("a", systemImage: "star") },
        NodeCase("label of views", .label(title: a, icon: .shape(ShapeNode(kind: .circle)))) {
            Label {
                Text("a")
            } icon: {
                Circle()
            }
        },
        NodeCase("label style", SnippetNode.label(title: a, icon: symbol("b")).with(.labelStyle(.iconOnly))) {
            Label("a", systemImage: "b").labelStyle(.iconOnly)
        },
        NodeCase("own label style", .stack(StackNode(axis: .horizontal, children: [symbol("b"), a]))) {
            Label("a", systemImage: "b").labelStyle(IconFirst())
        },
    ]

    nonisolated static let shapes: [NodeCase] = [
        NodeCase("colour", .shape(ShapeNode(kind: .rectangle, fill: green))) { Color.green },
        NodeCase(
            "components", .shape(ShapeNode(kind: .rectangle, fill: .rgb(red: 1, green: 0, blue: 0.5, opacity: 0.25)))
        ) {
            Color(red: 3, green: -1, blue: 0.5, opacity: 0.5).opacity(0.5)
        },
        NodeCase("grey", .shape(ShapeNode(kind: .rectangle, fill: .rgb(red: 0.2, green: 0.2, blue: 0.2, opacity: 1)))) {
            Color(white: 0.2)
        },
        NodeCase("hue", .shape(ShapeNode(kind: .rectangle, fill: .rgb(red: 0, green: 1, blue: 0, opacity: 1)))) {
            Color(hue: 1 / 3, saturation: 1, brightness: 1)
        },
        NodeCase("circle", .shape(ShapeNode(kind: .circle))) { Circle() },
        NodeCase("fill", .shape(ShapeNode(kind: .ellipse, fill: green))) { Ellipse().fill(.green) },
        NodeCase("stroke", .shape(ShapeNode(kind: .capsule, stroke: green, lineWidth: 2))) {
            Capsule().stroke(.green, lineWidth: 2)
        },
        NodeCase(
            "stroke in the foreground", .shape(ShapeNode(kind: .rectangle, stroke: .name("primary"), lineWidth: 3))
        ) {
            Rectangle().stroke(lineWidth: 3)
        },
        NodeCase(
            "fill and stroke",
            .shape(
                ShapeNode(
                    kind: .roundedRectangle(cornerRadius: 4), fill: green, stroke: .name("red"), lineWidth: 1,
                    strokesInside: true))
        ) { RoundedRectangle(cornerRadius: 4).fill(.green).strokeBorder(.red) },
        NodeCase("style of an app", .shape(ShapeNode(kind: .circle, fill: green))) { Circle().fill(Brand()) },
    ]

    nonisolated static let controls: [NodeCase] = [
        NodeCase("closure", .button(ButtonNode(label: a, action: nil))) { Button("a") {} },
        NodeCase("role", .button(ButtonNode(label: a, role: .destructive, action: nil))) {
            Button("a", role: .destructive, action: {})
        },
        NodeCase("title and symbol", .button(ButtonNode(label: .label(title: a, icon: symbol("b")), action: nil))) {
            Button("a", systemImage: "b") {}
        },
        NodeCase(
            "several views",
            .button(ButtonNode(label: .stack(StackNode(axis: .horizontal, children: [a, a])), action: nil))
        ) {
            Button(action: {}) {
                Text("a")
                Text("a")
            }
        },
        NodeCase("action", .button(ButtonNode(label: a, role: .cancel, action: action))) {
            Button(role: .cancel, reference: { action }) { Text("a") }
        },
        NodeCase("style", SnippetNode.button(ButtonNode(label: a, action: nil)).with(.buttonStyle(.borderedProminent)))
        {
            Button("a") {}.buttonStyle(.borderedProminent)
        },
        NodeCase(
            "own style",
            SnippetNode.button(ButtonNode(label: a.with(.opacity(0.5)), action: nil)).with(.buttonStyle(.plain))
        ) { Button("a") {}.buttonStyle(Faded()) },
        NodeCase("the inner style", SnippetNode.button(ButtonNode(label: a, action: nil)).with(.buttonStyle(.bordered)))
        {
            Group { Button("a") {}.buttonStyle(.bordered) }.buttonStyle(Faded())
        },
        NodeCase("disabled", SnippetNode.button(ButtonNode(label: .words("false"), action: nil)).with(.disabled(true)))
        {
            Button(action: {}) { Enabled() }.disabled(true)
        },
        NodeCase("toggle", .toggle(ToggleNode(label: a, isOn: true, action: nil))) {
            Toggle("a", isOn: .constant(true))
        },
        NodeCase("toggle of an action", .toggle(ToggleNode(label: a, isOn: false, action: action))) {
            Toggle(isOn: false, reference: { action }) { Text("a") }
        },
        NodeCase("toggle without label", .toggle(ToggleNode(label: .empty, isOn: false, action: nil))) {
            Toggle("a", isOn: .constant(false)).labelsHidden()
        },
        NodeCase("coloured bar", SnippetNode.progress(ProgressNode(fraction: 0.5)).with(.tint(green))) {
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .green))
        },
        NodeCase(
            "named", .stack(StackNode(axis: .horizontal, children: [a, .spacer(minimumLength: nil), .words("1,234")]))
        ) { LabeledContent("a", value: 1234, format: .number) },
        NodeCase("named text without label", .words("b")) { LabeledContent("a", value: "b").labelsHidden() },
        NodeCase("work without end", .progress(ProgressNode(fraction: nil, isCircular: true))) { ProgressView() },
        NodeCase("half", .progress(ProgressNode(fraction: 0.5, label: a))) { ProgressView("a", value: 2, total: 4) },
        NodeCase("too much", .progress(ProgressNode(fraction: 1))) { ProgressView(value: 5.0, total: 4) },
        NodeCase("nothing of nothing", .progress(ProgressNode(fraction: 0))) { ProgressView(value: 0.0, total: 0) },
        NodeCase("ring", .progress(ProgressNode(fraction: 0.5, label: a, valueLabel: a, isCircular: true))) {
            ProgressView(value: 0.5) {
                Text("a")
            } currentValueLabel: {
                Text("a")
            }.progressViewStyle(.circular)
        },
        NodeCase("link", .link(LinkNode(label: a, url: "https://example.org"))) {
            if let url = URL(string: "https://example.org") { Link("a", destination: url) }
        },
    ]

    @Test(arguments: images + shapes + controls) func node(testCase: NodeCase) throws {
        let node = try lower(testCase.view())
        #expect(node == testCase.node)
    }
}

private struct IconFirst: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

private struct Faded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(0.5) }
}

private struct Brand: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.green }
}

private struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(verbatim: "\(isEnabled)") }
}
