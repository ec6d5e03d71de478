// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The inside of an icon's SVG, to be part of a page.
struct InlineIcon {
    let viewBox: String
    let content: String

    static let fallback = InlineIcon(
        viewBox: "0 0 16 16", content: "<rect x=\"1.5\" y=\"1.5\" width=\"13\" height=\"13\" rx=\"3\"/>")

    private init(viewBox: String, content: String) {
        self.viewBox = viewBox
        self.content = content
    }

    /// Nil for a drawing with anything but plain shapes: inside a page, it could run scripts and load files.
    init?(svg: Data) {
        let text = String(decoding: svg, as: UTF8.self)
        guard let start = text.range(of: "<svg"), let opened = text[start.upperBound...].firstIndex(of: ">"),
            let end = text.range(of: "</svg>", options: .backwards), opened < end.lowerBound
        else { return nil }
        let box = text[start.upperBound..<opened].firstMatch(of: /viewBox="([0-9. -]+)"/)
        let inner = text[text.index(after: opened)..<end.lowerBound]
        let content = inner.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
        guard let box, Self.isPlain(content) else { return nil }
        self.init(viewBox: String(box.1), content: content)
    }

    private static func isPlain(_ content: String) -> Bool {
        let shapes: Set<Substring> = ["path", "circle", "rect", "ellipse", "line", "polyline", "polygon", "g"]
        let attributes: Set<Substring> = [
            "d", "cx", "cy", "r", "rx", "ry", "x", "y", "x1", "y1", "x2", "y2", "width", "height", "points", "fill",
            "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "fill-rule",
            "clip-rule", "opacity", "fill-opacity", "transform",
        ]
        var rest = content[...]
        while !rest.isEmpty {
            guard let tag = rest.prefixMatch(of: /<\/?([a-z]+)((?:\s+[a-z0-9-]+="[^"<>&]*")*)\s*\/?>/),
                shapes.contains(tag.1)
            else { return false }
            for attribute in tag.2.matches(of: /([a-z0-9-]+)="([^"]*)"/) {
                guard attributes.contains(attribute.1), !attribute.2.contains("url(") else { return false }
            }
            rest = rest[tag.range.upperBound...]
        }
        return true
    }
}
