// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Turns the nodes an app sent into elements: applies what surrounds a view to it, and keeps every number in bounds.
package final class ElementBuilder {
    let medium: Medium
    let images: ImageSource
    private var nodesLeft = SnippetLimits.nodes
    var charactersLeft = SnippetLimits.characters

    package init(medium: Medium, resources: any SnippetResources) {
        self.medium = medium
        images = ImageSource(resources: resources)
    }

    /// The element of a whole snippet; several views at its root stand in a column.
    package func root(_ node: SnippetNode) throws -> Element {
        try single([node], Surroundings(), depth: 0)
    }

    /// One element for nodes that stand where one view is expected.
    func single(_ nodes: [SnippetNode], _ around: Surroundings, depth: Int) throws -> Element {
        var inner = around
        inner.axis = .vertical
        var elements: [Element] = []
        for node in nodes { elements += try build(node, nodes.count == 1 ? around : inner, depth: depth) }
        if elements.count == 1 { return elements[0] }
        return column(elements)
    }

    func build(_ node: SnippetNode, _ around: Surroundings, depth: Int) throws -> [Element] {
        nodesLeft -= 1
        guard nodesLeft >= 0 else {
            throw SnippetError(.tooLarge, "The snippet has more than \(SnippetLimits.nodes) views and modifiers.")
        }
        guard depth < SnippetLimits.depth else {
            throw SnippetError(.tooLarge, "The snippet nests deeper than \(SnippetLimits.depth) views.")
        }
        let depth = depth + 1
        switch node {
        case .empty: return []
        case .text(let text): return [Element(.text(element(of: text, around)))]
        case .image(let image): return [self.image(image, around)]
        case .label(let title, let icon): return [try label(title, icon, around, depth: depth)]
        case .stack(let stack): return [try self.stack(stack, around, depth: depth)]
        case .group(let children): return try children.flatMap { try build($0, around, depth: depth) }
        case .spacer(let minimum):
            let axis = around.axis ?? .horizontal
            return [
                Element(
                    .spacer(
                        axis: around.axis,
                        minimum: minimum.map { max(medium.length($0, axis), 0) } ?? medium.spacing(axis)))
            ]
        case .divider:
            // The line crosses the stack that it stands in.
            return [Element(.divider(axis: around.axis ?? .vertical, thickness: 1))]
        case .shape(let shape): return [self.shape(shape, around)]
        case .button(let button): return [try self.button(button, around, depth: depth)]
        case .toggle(let toggle): return [try self.toggle(toggle, around, depth: depth)]
        case .progress(let progress): return [try self.progress(progress, around, depth: depth)]
        case .link(let link): return [try self.link(link, around, depth: depth)]
        case .modified(let node, let modifier): return try modified(node, modifier, around, depth: depth)
        }
    }

    private func stack(_ stack: StackNode, _ around: Surroundings, depth: Int) throws -> Element {
        var inner = around
        let axis: Axis = stack.axis == .horizontal ? .horizontal : .vertical
        inner.axis = stack.axis == .depth ? nil : axis
        let children = try stack.children.flatMap { try build($0, inner, depth: depth) }
        return self.stack(stack.axis, stack.alignment, spacing: stack.spacing, children)
    }

    func stack(
        _ axis: StackNode.Axis, _ alignment: AlignmentValue, spacing: Double?, _ children: [Element]
    ) -> Element {
        let along: Axis = axis == .horizontal ? .horizontal : .vertical
        let distances = zip(children, children.dropFirst()).map { before, after -> Double in
            if let spacing { return medium.length(spacing, along) }
            // A spacer is itself the distance.
            return before.isSpacer || after.isSpacer ? 0 : medium.spacing(along)
        }
        return Element(.stack(axis: axis, alignment: alignment, spacing: distances, children: children))
    }

    func column(_ children: [Element]) -> Element {
        children.isEmpty ? Element(.empty) : stack(.vertical, .center, spacing: nil, children)
    }

    private func shape(_ shape: ShapeNode, _ around: Surroundings) -> Element {
        let fill = shape.fill ?? (shape.stroke == nil ? around.foregroundColor : nil)
        let lineWidth = min(max(shape.lineWidth.isNaN ? 1 : shape.lineWidth, 0), SnippetLimits.length)
        let stroke = shape.stroke.map { StrokeElement(color: $0, width: lineWidth, isInside: shape.strokesInside) }
        return Element(.shape(bounded(shape.kind), fill: fill, stroke: stroke))
    }

    func bounded(_ kind: ShapeNode.Kind) -> ShapeNode.Kind {
        switch kind {
        case .roundedRectangle(let radius):
            .roundedRectangle(cornerRadius: max(medium.length(radius, .horizontal), 0))
        // As many columns as rows would not be round.
        case .circle where medium.isCells: .ellipse
        default: kind
        }
    }
}

extension Element {
    var isSpacer: Bool {
        if case .spacer = content { true } else { false }
    }

    /// Whether there is nothing here but one image.
    var isImage: Bool {
        switch content {
        case .image, .glyph: true
        case .padding(_, let child), .frame(_, let child), .fixedSize(_, _, let child), .priority(_, let child),
            .offset(_, _, let child), .aspectRatio(_, _, let child), .effect(_, let child):
            child.isImage
        default: false
        }
    }
}
