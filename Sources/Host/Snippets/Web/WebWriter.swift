// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

/// Writes elements as HTML: the containers of layout become flexible boxes of the same behaviour.
struct WebWriter {
    let symbols: SymbolLibrary
    let formAddress: String?
    /// Inside a control only phrasing content may stand.
    var isInControl = false

    var box: String { isInControl ? "span" : "div" }

    func html(_ element: Element, slot: WebSlot) -> String {
        let styles = slot.styles
        switch element.content {
        case .empty: return ""
        case .text(let text), .glyph(let text): return self.text(text, styles)
        case .image(let image): return self.image(image, styles, label: image.label)
        case .shape(let kind, let fill, let stroke):
            return tag(box, nil, styles + shape(kind, fill, stroke), "")
        case .stack(.depth, let alignment, _, let children):
            let layers = children.map { html($0, slot: WebSlot(parent: .layers(alignment), $0)) }
            return tag(box, "b-layers", styles, layers.joined())
        case .stack(let axis, let alignment, let spacing, let children):
            return stack(axis, alignment, spacing, children, styles)
        case .spacer(let axis, let minimum):
            let property = axis == .vertical ? "min-height" : "min-width"
            return tag(box, nil, styles + ["\(property):\(WebStyle.pixels(minimum))"], "")
        case .divider(let axis, _):
            let line = "background:\(WebStyle.colour(.separator))"
            return tag(
                box, nil, styles + ["\(axis == .horizontal ? "width" : "height"):1px", line], "", "role=\"separator\"")
        case .progress(let progress): return self.progress(progress, styles)
        case .control(let control, let child): return self.control(control, child, styles)
        default: return wrapper(element, styles)
        }
    }

    private func stack(
        _ axis: StackNode.Axis, _ alignment: AlignmentValue, _ spacing: [Double], _ children: [Element],
        _ styles: [String]
    ) -> String {
        let isRow = axis == .horizontal
        var content = ""
        for (index, child) in children.enumerated() {
            let before = index > 0 ? spacing[index - 1] : 0
            content += html(
                child, slot: WebSlot(parent: isRow ? .row(alignment.vertical) : .column, child, spacingBefore: before))
        }
        let align = "align-items:\(isRow ? alignment.vertical.css : alignment.horizontal.css)"
        return tag(box, isRow ? "b-row" : "b-column", styles + [align], content)
    }

    private func wrapper(_ element: Element, _ styles: [String]) -> String {
        switch element.content {
        case .padding(let insets, let child):
            let block = "padding-block:\(WebStyle.pixels(insets.top)) \(WebStyle.pixels(insets.bottom))"
            let inline = "padding-inline:\(WebStyle.pixels(insets.leading)) \(WebStyle.pixels(insets.trailing))"
            return boxed(child, styles + [block, inline])
        case .frame(let frame, let child):
            return boxed(child, styles + self.frame(frame), alignment: frame.alignment)
        case .fixedSize(let horizontal, _, let child):
            return boxed(child, styles + (horizontal ? ["white-space:nowrap"] : []))
        case .priority(_, let child): return boxed(child, styles)
        case .offset(let x, let y, let child):
            return boxed(
                child, styles + ["position:relative", "left:\(WebStyle.pixels(x))", "top:\(WebStyle.pixels(y))"])
        case .aspectRatio(let ratio, let mode, let child):
            let fit = mode == .fit ? "contain" : "cover"
            let shape = ratio.map { ["aspect-ratio:\(WebStyle.number($0))"] } ?? []
            return boxed(child, styles + shape + ["--fit:\(fit)"])
        case .layered(let child, let other, let alignment, let isInFront):
            let layer = boxed(
                other, ["position:absolute", "inset:0"] + (isInFront ? [] : ["pointer-events:none"]),
                alignment: alignment)
            let base = boxed(child, ["position:relative", "flex:1 1 auto"])
            let layers = isInFront ? base + layer : layer + base
            return tag(box, "b-box", styles + ["position:relative"], layers)
        case .window(let minimum, let maximum, let child, _): return window(minimum, maximum, child, styles)
        case .effect(let effect, let child): return self.effect(effect, child, styles)
        default: return ""
        }
    }

    /// A box around one child, which stands in it as the alignment says.
    func boxed(
        _ child: Element, _ styles: [String], alignment: AlignmentValue = .center, _ attributes: String = ""
    ) -> String {
        let place = [
            "justify-content:\(alignment.horizontal.css)", "align-items:\(alignment.vertical.css)",
        ]
        return tag(
            box, "b-box", styles + place, html(child, slot: WebSlot(parent: .row(alignment.vertical), child)),
            attributes)
    }

    func tag(
        _ name: String, _ classes: String?, _ styles: [String], _ content: String, _ attributes: String = ""
    ) -> String {
        var opening = name
        if let classes { opening += " class=\"\(classes)\"" }
        if !styles.isEmpty { opening += " style=\"\(styles.joined(separator: ";").escaped)\"" }
        if !attributes.isEmpty { opening += " \(attributes)" }
        return "<\(opening)>\(content)</\(name)>"
    }
}

extension TextElement {
    /// A title is a heading, below the one that the page itself has.
    var tag: String {
        switch textStyle {
        case .largeTitle, .title: "h2"
        case .title2, .title3: "h3"
        case .headline: "h4"
        default: "p"
        }
    }
}
