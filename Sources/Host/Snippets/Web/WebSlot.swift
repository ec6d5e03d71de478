// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

/// What the box around an element asks of the element's own box.
struct WebSlot {
    enum Parent {
        case row(AlignmentValue.Vertical)
        case column
        case layers(AlignmentValue)
    }

    private(set) var styles: [String] = []

    /// The styles that let an element take the room that layout would give it.
    init(parent: Parent, _ element: Element, spacingBefore: Double = 0) {
        let width = element.grows(.horizontal)
        let height = element.grows(.vertical)
        switch parent {
        case .row(let alignment):
            styles.append(width ? "flex:1 1 0" : element.isRigid ? "flex:none" : "flex:0 1 auto")
            if height { styles.append("align-self:stretch") }
            if element.isSymbol, alignment == .firstTextBaseline || alignment == .lastTextBaseline {
                // A drawing has no baseline in CSS; a symbol reaches below the line as a round letter does.
                styles.append("transform:translateY(18%)")
            }
            if spacingBefore != 0 { styles.append("margin-inline-start:\(WebStyle.pixels(spacingBefore))") }
        case .column:
            styles.append(height ? "flex:1 1 0" : "flex:none")
            styles.append(width ? "align-self:stretch" : "max-width:100%")
            if spacingBefore != 0 { styles.append("margin-block-start:\(WebStyle.pixels(spacingBefore))") }
        case .layers(let alignment):
            styles.append("grid-area:1/1")
            styles.append("justify-self:\(width ? "stretch" : alignment.horizontal.css)")
            styles.append("align-self:\(height ? "stretch" : alignment.vertical.css)")
        }
    }
}

extension Element {
    /// Whether the element takes all the room that it is offered along the axis.
    func grows(_ axis: Axis) -> Bool {
        switch content {
        case .empty, .text, .glyph: return false
        case .spacer(let along, _): return along == nil || along == axis
        case .divider(let along, _): return along != axis
        case .shape: return true
        case .image(let image): return image.isResizable
        case .progress(let progress): return axis == .horizontal && !progress.isCircular
        case .stack(_, _, _, let children): return children.contains { $0.grows(axis) }
        case .frame(let frame, let child):
            let (fixed, maximum) =
                axis == .horizontal ? (frame.width, frame.maximumWidth) : (frame.height, frame.maximumHeight)
            if fixed != nil { return false }
            return maximum != nil || child.grows(axis)
        case .fixedSize(let horizontal, let vertical, let child):
            return !(axis == .horizontal ? horizontal : vertical) && child.grows(axis)
        case .control(let control, let child):
            if case .toggle = control.kind { return axis == .horizontal }
            return child.grows(axis)
        case .window(_, _, let child, _): return axis == .horizontal && child.grows(axis)
        case .padding(_, let child), .priority(_, let child), .offset(_, _, let child), .aspectRatio(_, _, let child),
            .layered(let child, _, _, _), .effect(_, let child):
            return child.grows(axis)
        }
    }

    var isSymbol: Bool {
        switch content {
        case .image(let image):
            if case .symbol = image.source { !image.isResizable } else { false }
        case .effect(_, let child): child.isSymbol
        default: false
        }
    }

    /// Whether a row must not squeeze the element.
    var isRigid: Bool {
        switch content {
        case .frame(let frame, _): frame.width != nil
        case .image, .fixedSize, .divider, .control: true
        case .effect(_, let child), .offset(_, _, let child), .layered(let child, _, _, _): child.isRigid
        default: false
        }
    }
}

extension AlignmentValue.Horizontal {
    var css: String {
        switch self {
        case .leading: "flex-start"
        case .center: "center"
        case .trailing: "flex-end"
        }
    }
}

extension AlignmentValue.Vertical {
    var css: String {
        switch self {
        case .top: "flex-start"
        case .center: "center"
        case .bottom: "flex-end"
        case .firstTextBaseline: "baseline"
        case .lastTextBaseline: "last baseline"
        }
    }
}
