// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SwiftUI
import Testing

/// Each modifier on a divider, which has no styles of its own.
@MainActor
struct ModifierTests {
    nonisolated private static let green = ColorValue.name("green")

    nonisolated private static func style(_ change: (inout TextStyle) -> Void) -> SnippetModifier {
        var style = TextStyle()
        change(&style)
        return .textStyle(style)
    }

    nonisolated private static func on(
        _ name: String, _ modifiers: SnippetModifier...,
        @ViewBuilder view: @escaping @MainActor @Sendable (Divider) -> some View
    ) -> NodeCase {
        NodeCase(name, modifiers.reduce(.divider, SnippetNode.modified)) { view(Divider()) }
    }

    nonisolated private static func filled(_ color: ColorValue, _ kind: ShapeNode.Kind = .rectangle) -> SnippetNode {
        .shape(ShapeNode(kind: kind, fill: color))
    }

    nonisolated static let layout: [NodeCase] = [
        on("padding", .padding(edges: .all, length: nil)) { $0.padding() },
        on("padding of all", .padding(edges: .all, length: 8)) { $0.padding(8) },
        on("padding of edges", .padding(edges: [.leading, .trailing], length: 8)) { $0.padding(.horizontal, 8) },
        on("padding of an edge", .padding(edges: .top, length: nil)) { $0.padding(.top) },
        on("padding of insets", .padding(edges: .top, length: 1), .padding(edges: .trailing, length: 4)) {
            $0.padding(EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 4))
        },
        on("frame", .frame(FrameValue(width: 1, alignment: AlignmentValue(horizontal: .leading)))) {
            $0.frame(width: 1, alignment: .leading)
        },
        on("flexible frame", .frame(FrameValue(minimumWidth: 1, maximumWidth: .infinity, maximumHeight: 9))) {
            $0.frame(minWidth: 1, maxWidth: .infinity, maxHeight: 9)
        },
        on("no number", .frame(FrameValue(width: 0, height: .infinity))) { $0.frame(width: .nan, height: .infinity) },
        on("fixed size", .fixedSize(horizontal: true, vertical: true)) { $0.fixedSize() },
        on("fixed width", .fixedSize(horizontal: true, vertical: false)) {
            $0.fixedSize(horizontal: true, vertical: false)
        },
        on("priority", .layoutPriority(2)) { $0.layoutPriority(2) },
        on("offset", .offset(x: 1, y: 0)) { $0.offset(x: 1) },
        on("offset by a size", .offset(x: 1, y: 2)) { $0.offset(CGSize(width: 1, height: 2)) },
        on("ratio", .aspectRatio(1.5, contentMode: .fill)) { $0.aspectRatio(1.5, contentMode: .fill) },
        on("ratio of a size", .aspectRatio(2, contentMode: .fit)) {
            $0.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
        },
        on("fit", .aspectRatio(nil, contentMode: .fit)) { $0.scaledToFit() },
        on("fill", .aspectRatio(nil, contentMode: .fill)) { $0.scaledToFill() },
        on("scale", .scale(x: 2, y: 2)) { $0.scaleEffect(2) },
        on("rotation", .rotation(degrees: 180)) { $0.rotationEffect(.radians(.pi)) },
    ]

    nonisolated static let styles: [NodeCase] = [
        on("foreground colour", .foreground(green)) { $0.foregroundColor(.green) },
        on("no foreground colour") { $0.foregroundColor(nil) },
        on("foreground style", .foreground(.name("tertiary"))) { $0.foregroundStyle(.tertiary) },
        on("tint", .tint(green)) { $0.tint(.green) },
        on("tinted style", .foreground(green), .tint(green)) { $0.foregroundStyle(.tint).tint(.green) },
        on("default tint", .foreground(.name("accentColor"))) { $0.foregroundStyle(TintShapeStyle()) },
        on("weaker than what surrounds", .foreground(.named("green", opacity: 0.6)), .foreground(green)) {
            $0.foregroundStyle(.secondary).foregroundStyle(.green)
        },
        on(
            "several layers",
            .overlay(
                .stack(
                    StackNode(
                        axis: .depth, alignment: AlignmentValue(vertical: .top), children: [.words("a"), .divider])),
                alignment: AlignmentValue(vertical: .top))
        ) {
            $0.overlay(alignment: .top) {
                Text("a")
                Divider()
            }
        },
        on("background of a style", .background(filled(green), alignment: .center)) { $0.background(.green) },
        on("background of a colour", .background(filled(green), alignment: .center)) { $0.background(Color.green) },
        on("background of a material", .background(filled(.named("background", opacity: 0.6)), alignment: .center)) {
            $0.background(.regularMaterial)
        },
        on("background in a shape", .background(filled(green, .capsule), alignment: .center)) {
            $0.background(.green, in: Capsule())
        },
        on(
            "background of views",
            .background(.words("a"), alignment: AlignmentValue(horizontal: .leading, vertical: .top))
        ) { $0.background(alignment: .topLeading) { Text("a") } },
        on("no background") { $0.background { EmptyView() } },
        on("overlay", .overlay(.words("a"), alignment: .center)) { $0.overlay(Text("a")) },
        on("overlay in a shape", .overlay(filled(green, .circle), alignment: .center)) {
            $0.overlay(.green, in: .circle)
        },
        on("border", .border(green, width: 2)) { $0.border(.green, width: 2) },
        on("clip", .clip(.roundedRectangle(cornerRadius: 3))) { $0.clipShape(.rect(cornerRadius: 3)) },
        on("clipped", .clip(.rectangle)) { $0.clipped() },
        on("corners", .clip(.roundedRectangle(cornerRadius: 3))) { $0.cornerRadius(3) },
        on("opacity", .opacity(1)) { $0.opacity(4) },
        on("hidden", .hidden) { $0.hidden() },
        on("shadow", .shadow(green, radius: 1, x: 0, y: 2)) { $0.shadow(color: .green, radius: 1, y: 2) },
        on("label", .accessibilityLabel("1 a")) { $0.accessibilityLabel("\(1) a") },
        on("not told", .accessibilityHidden(true)) { $0.accessibilityHidden(true) },
        on("without effect") {
            $0.id(1).tag("a").ignoresSafeArea().contentShape(Rectangle()).symbolRenderingMode(.palette)
                .accessibilityIdentifier("a")
        },
    ]

    nonisolated static let text: [NodeCase] = [
        on("font", style { $0.font = FontValue(textStyle: .caption, weight: .bold) }) { $0.font(.caption.bold()) },
        on("no font") { $0.font(nil) },
        on("digits of a font", style { ($0.font, $0.hasMonospacedDigits) = (FontValue(textStyle: .body), true) }) {
            $0.font(.body.monospacedDigit())
        },
        on("family", style { $0.font = FontValue(size: 9, family: "Serif") }) { $0.font(.custom("Serif", size: 9)) },
        on("weight", style { $0.weight = .light }) { $0.fontWeight(.light) },
        on("bold", style { $0.isBold = true }) { $0.bold() },
        on("italic", style { $0.isItalic = false }) { $0.italic(false) },
        on("monospaced", style { $0.isMonospaced = true }) { $0.monospaced() },
        on("digits", style { $0.hasMonospacedDigits = true }) { $0.monospacedDigit() },
        on("underline", style { $0.isUnderlined = true }) { $0.underline() },
        on("strikethrough", style { $0.isStruckThrough = true }) { $0.strikethrough() },
        on("tracking", style { $0.tracking = 1 }) { $0.kerning(1) },
        on("lines", .lineLimit(2)) { $0.lineLimit(2) },
        on("all lines", .lineLimit(nil)) { $0.lineLimit(nil) },
        on("line spacing", .lineSpacing(2)) { $0.lineSpacing(2) },
        on("alignment", .multilineTextAlignment(.trailing)) { $0.multilineTextAlignment(.trailing) },
        on("truncation", .truncation(.head)) { $0.truncationMode(.head) },
        on("scale factor", .minimumScaleFactor(0.5)) { $0.minimumScaleFactor(0.5) },
        on("case", .textCase(.uppercase)) { $0.textCase(.uppercase) },
        on("no case") { $0.textCase(nil) },
        on("symbols", .imageScale(.large)) { $0.imageScale(.large) },
        on("in order", .hidden, .opacity(0.5), .hidden) { $0.hidden().opacity(0.5).hidden() },
    ]

    @Test(arguments: layout + styles + text) func node(testCase: NodeCase) throws {
        let node = try lower(testCase.view())
        #expect(node == testCase.node)
    }
}
