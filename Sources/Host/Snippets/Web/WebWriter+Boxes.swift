// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import Foundation

extension WebWriter {
    func frame(_ frame: FrameValue) -> [String] {
        var styles: [String] = []
        func add(_ property: String, _ value: Double?) {
            guard let value else { return }
            styles.append("\(property):\(value == .infinity ? "none" : WebStyle.pixels(value))")
        }
        add("width", frame.width)
        add("height", frame.height)
        add("min-width", frame.minimumWidth)
        add("max-width", frame.maximumWidth)
        add("min-height", frame.minimumHeight)
        add("max-height", frame.maximumHeight)
        return styles
    }

    func shape(_ kind: ShapeNode.Kind, _ fill: ColorValue?, _ stroke: StrokeElement?) -> [String] {
        var styles = ["min-width:10px", "min-height:10px"] + outline(kind)
        if kind == .circle { styles += ["aspect-ratio:1", "max-height:100%"] }
        if let fill { styles.append("background:\(WebStyle.colour(fill))") }
        if let stroke {
            let width = WebStyle.pixels(stroke.width)
            styles.append("outline:\(width) solid \(WebStyle.colour(stroke.color))")
            styles.append("outline-offset:\(WebStyle.pixels(stroke.isInside ? -stroke.width : -stroke.width / 2))")
        }
        return styles
    }

    func effect(_ effect: Effect, _ child: Element, _ styles: [String]) -> String {
        switch effect {
        case .opacity(let opacity): return boxed(child, styles + ["opacity:\(WebStyle.number(opacity))"])
        case .hidden: return boxed(child, styles + ["visibility:hidden"])
        case .border(let color, let width):
            let line = "box-shadow:inset 0 0 0 \(WebStyle.pixels(width)) \(WebStyle.colour(color))"
            return boxed(child, styles + [line])
        case .clip(let kind): return boxed(child, styles + outline(kind) + ["overflow:hidden"])
        case .shadow(let color, let radius, let x, let y):
            let lengths = [x, y, radius].map(WebStyle.pixels).joined(separator: " ")
            return boxed(child, styles + ["filter:drop-shadow(\(lengths) \(WebStyle.colour(color)))"])
        case .scale(let x, let y):
            return boxed(child, styles + ["transform:scale(\(WebStyle.number(x)),\(WebStyle.number(y)))"])
        case .rotation(let degrees):
            return boxed(child, styles + ["transform:rotate(\(WebStyle.number(degrees))deg)"])
        case .accessibilityLabel(let label):
            if case .image(let image) = child.content { return self.image(image, styles, label: label) }
            return boxed(child, styles, "role=\"group\" aria-label=\"\(label.escaped)\"")
        case .accessibilityHidden: return boxed(child, styles, "aria-hidden=\"true\"")
        }
    }

    private func outline(_ kind: ShapeNode.Kind) -> [String] {
        switch kind {
        case .rectangle: []
        case .circle, .ellipse: ["border-radius:50%"]
        case .capsule: ["border-radius:9999px"]
        case .roundedRectangle(let radius): ["border-radius:\(WebStyle.pixels(radius))"]
        }
    }

    private func boxed(_ child: Element, _ styles: [String], _ attributes: String) -> String {
        boxed(child, styles, alignment: .center, attributes)
    }

    // MARK: Images

    func image(_ image: ImageElement, _ styles: [String], label: String?) -> String {
        let size =
            image.isResizable
            ? ["width:100%", "height:100%"]
            : [
                "width:\(WebStyle.pixels(image.intrinsicSize.width))",
                "height:\(WebStyle.pixels(image.intrinsicSize.height))",
            ]
        switch image.source {
        case .symbol(let name):
            let color = "color:\(WebStyle.colour(image.tint ?? Surroundings.primary))"
            return icon(name, styles + size + [color], label: label)
        case .encoded(let data, let kind):
            let type = kind == .svg ? "image/svg+xml" : "image/\(kind.rawValue)"
            let address = "data:\(type);base64,\(data.base64EncodedString())"
            if let tint = image.tint {
                let mask = "mask:url(\(address)) center/contain no-repeat"
                return tag(
                    "span", nil, styles + size + ["background:\(WebStyle.colour(tint))", "-webkit-\(mask)", mask], "",
                    described(label))
            }
            let style = (styles + size + ["object-fit:var(--fit,fill)"]).joined(separator: ";").escaped
            return "<img src=\"\(address)\" alt=\"\((label ?? "").escaped)\" style=\"\(style)\">"
        case .missing:
            return icon("", styles + size + ["color:\(WebStyle.colour(.named("tertiary", opacity: 1)))"], label: label)
        }
    }

    private func icon(_ symbol: String, _ styles: [String], label: String?) -> String {
        let drawing = InlineIcon(svg: symbols.drawing(of: symbol)) ?? InlineIcon.fallback
        return tag(
            "svg", nil, styles, drawing.content,
            "viewBox=\"\(drawing.viewBox)\" fill=\"currentColor\" \(described(label))")
    }

    /// What is not described is a decoration.
    private func described(_ label: String?) -> String {
        label.map { "role=\"img\" aria-label=\"\($0.escaped)\"" } ?? "aria-hidden=\"true\""
    }
}
