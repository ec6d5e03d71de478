// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Graphics
import SnippetPictures
import Testing

@testable import Snippets

/// A tree made to do harm: each renderer refuses it or draws something bounded.
struct HostileCase: CustomTestStringConvertible {
    enum Outcome { case refused, drawn }
    var name: String
    var node: @Sendable () -> SnippetNode
    var outcome: Outcome
    var testDescription: String { name }
}

struct HostileSnippetTests {
    static let cases: [HostileCase] = [
        HostileCase(
            name: "10,000 views deep", node: { nested(10_000) { .modified($0, .opacity(0.9)) } }, outcome: .refused),
        HostileCase(
            name: "100,000 children",
            node: {
                .stack(StackNode(axis: .vertical, children: Array(repeating: text("a"), count: 100_000)))
            }, outcome: .refused),
        HostileCase(
            name: "4,000 children",
            node: { .stack(StackNode(axis: .vertical, children: Array(repeating: text("a"), count: 4_000))) },
            outcome: .drawn),
        HostileCase(
            name: "200 stacks deep",
            node: {
                nested(200) {
                    .stack(StackNode(axis: .horizontal, children: [text("a"), $0]))
                }
            }, outcome: .drawn),
        HostileCase(
            name: "120 layers deep",
            node: { nested(120) { .modified($0.frame(2_000, 2_000), .opacity(0.99)) } }, outcome: .drawn),
        HostileCase(
            name: "frames that are no numbers", node: { text("a").frame(.nan, -.infinity) }, outcome: .drawn),
        HostileCase(name: "endless frame", node: { rectangle.frame(.infinity, .infinity) }, outcome: .drawn),
        HostileCase(name: "huge padding", node: { text("a").padding(1e300) }, outcome: .drawn),
        HostileCase(name: "negative padding", node: { text("a").padding(-1e300) }, outcome: .drawn),
        HostileCase(
            name: "huge padding many times", node: { nested(200) { $0.padding(.infinity) } }, outcome: .drawn),
        HostileCase(
            name: "numbers that are none",
            node: {
                let shape = SnippetNode.shape(
                    ShapeNode(
                        kind: .roundedRectangle(cornerRadius: .nan),
                        fill: .rgb(red: .nan, green: 5, blue: -1, opacity: .nan),
                        stroke: .named("nothing", opacity: .infinity), lineWidth: .nan))
                return row(
                    spacing: .nan, shape, text("a").modifier(.rotation(degrees: .infinity)),
                    text("b").modifier(.scale(x: .nan, y: 0)), text("c").modifier(.opacity(.nan)),
                    text("d").modifier(.shadow(.named("red", opacity: 1), radius: .infinity, x: .nan, y: 1e300)),
                    text("e").modifier(.aspectRatio(.nan, contentMode: .fill)),
                    text("f").modifier(.layoutPriority(.nan)), text("g").modifier(.lineLimit(-5)),
                    text("h").modifier(.minimumScaleFactor(.nan)), .spacer(minimumLength: .nan),
                    .progress(ProgressNode(fraction: .nan)))
            }, outcome: .drawn),
        HostileCase(
            name: "a font without size",
            node: {
                var style = TextStyle()
                style.font = FontValue(size: .infinity, family: "x', serif; } <script>")
                return text("a").modifier(.textStyle(style))
            }, outcome: .drawn),
        HostileCase(
            name: "a million letters", node: { text(String(repeating: "я ", count: 500_000)) }, outcome: .drawn),
        HostileCase(name: "broken image", node: { image(.data("bm90IGFuIGltYWdl")) }, outcome: .drawn),
        HostileCase(name: "image that is no base64", node: { image(.data("%%%")) }, outcome: .drawn),
        HostileCase(
            name: "PNG of a claimed 60,000 by 60,000", node: { image(.data(claimingPNG(60_000))) }, outcome: .drawn),
        HostileCase(name: "PNG of no size", node: { image(.data(claimingPNG(0))) }, outcome: .drawn),
        HostileCase(name: "resource outside", node: { image(.resource("../../../etc/passwd")) }, outcome: .drawn),
        HostileCase(
            name: "SVG that includes a file",
            node: {
                let svg = """
                    <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
                    <image href="file:///etc/passwd" width="9" height="9"/><script>alert(1)</script></svg>
                    """
                return image(.data(Data(svg.utf8).base64EncodedString()))
            }, outcome: .drawn),
        HostileCase(
            name: "a symbol named as a path", node: { image(.symbol("../../etc/passwd")) }, outcome: .drawn),
        HostileCase(name: "nothing", node: { .empty }, outcome: .drawn),
        HostileCase(name: "a stack of nothing", node: { row() }, outcome: .drawn),
    ]

    @Test(arguments: cases)
    func isBounded(_ hostile: HostileCase) throws {
        let symbols = SymbolLibrary(dataDirectories: ["/usr/share"])
        let node = hostile.node()
        func drawn<Picture>(_ draw: () throws -> Picture) throws -> Picture? {
            guard hostile.outcome == .refused else { return try draw() }
            let error = #expect(throws: SnippetError.self) { try draw() }
            #expect(error?.code == .tooLarge)
            return nil
        }
        if let picture = try drawn({ try PictureSnippet(symbols: symbols).png(node, scale: 2) }) {
            let size = try #require(ImageHeader.size(of: picture))
            #expect(size.width == 720)
            #expect(size.height <= Int(SnippetLimits.pictureHeight) * 2)
        }
        if let lines = try drawn({ try TerminalSnippet(width: 60, colour: .trueColour).render(node) }) {
            #expect(lines.split(separator: "\n").count <= SnippetLimits.terminalRows + 2)
        }
        if let page = try drawn({ try WebSnippet(symbols: symbols).page(node, title: "a", language: "en") }) {
            #expect(!page.contains("<script"))
            #expect(!page.contains("NaN") && !page.contains("nan") && !page.contains(":inf"))
        }
    }
}

private func nested(_ depth: Int, _ wrap: (SnippetNode) -> SnippetNode) -> SnippetNode {
    (0..<depth).reduce(text("a")) { node, _ in wrap(node) }
}

private func image(_ source: ImageNode.Source) -> SnippetNode {
    .image(ImageNode(source: source, isResizable: true))
}

/// The signature and header of a PNG with the given sides, and nothing else.
private func claimingPNG(_ side: UInt32) -> String {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    for _ in 0..<2 { bytes += withUnsafeBytes(of: side.bigEndian, Array.init) }
    bytes += [8, 6, 0, 0, 0, 0, 0, 0, 0]
    return Data(bytes).base64EncodedString()
}
