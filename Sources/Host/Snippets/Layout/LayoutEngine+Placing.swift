// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

extension LayoutEngine {
    /// Places an element, which was offered the proposal, with its top left corner at the point.
    package func place(_ element: Element, _ proposal: Proposal, x: Double, y: Double) throws -> PlacedElement {
        let extent = try measure(element, proposal)
        var placed = PlacedElement(element: element, frame: Rect(x: x, y: y, size: extent.size), children: [])
        switch element.content {
        case .empty, .image, .shape, .spacer, .divider, .progress: break
        case .text, .glyph: placed.textSetting = element.textSettings[proposal]
        case .stack(let axis, let alignment, let spacing, let children):
            let arrangement =
                switch axis {
                case .depth: try layers(children, alignment: alignment, proposal)
                case .horizontal: try stack(.horizontal, alignment, spacing, children, proposal)
                case .vertical: try stack(.vertical, alignment, spacing, children, proposal)
                }
            for (child, spot) in zip(children, arrangement.children) {
                placed.children.append(try place(child, spot.proposal, x: x + spot.x, y: y + spot.y))
            }
        case .padding(let insets, let child):
            placed.children = [
                try place(child, Self.inset(proposal, by: insets), x: x + insets.leading, y: y + insets.top)
            ]
        case .frame(let frame, let child):
            placed.children = [
                try align(child, Self.childProposal(of: frame, proposal), in: placed.frame, extent, frame.alignment)
            ]
        case .fixedSize(let horizontal, let vertical, let child):
            let inner = Self.unfixed(proposal, horizontal: horizontal, vertical: vertical)
            placed.children = [try place(child, inner, x: x, y: y)]
        case .aspectRatio(let ratio, let mode, let child):
            let inner = try fitted(proposal, ratio: ratio, mode: mode, child: child)
            placed.children = [try place(child, inner, x: x, y: y)]
        case .offset(let dx, let dy, let child):
            placed.children = [try place(child, proposal, x: x + dx, y: y + dy)]
        case .window(let minimum, let maximum, let child, let sign):
            let room = try window(minimum, maximum, child, proposal)
            let height = try measure(child, room.proposal).size.height
            let top = room.isCut ? 0 : ((room.height - height) / 2).rounded(.down)
            placed.children = [try place(child, room.proposal, x: x, y: y + top)]
            guard room.isCut else { break }
            let width = Proposal(width: extent.size.width)
            let signHeight = try measure(sign, width).size.height
            placed.children.append(try place(sign, width, x: x, y: y + room.height - signHeight))
        case .layered(let child, let other, let alignment, let isInFront):
            let base = try place(child, proposal, x: x, y: y)
            let layer = try align(other, Proposal(extent.size), in: placed.frame, extent, alignment)
            placed.children = isInFront ? [base, layer] : [layer, base]
        case .priority(_, let child), .effect(_, let child), .control(_, let child):
            placed.children = [try place(child, proposal, x: x, y: y)]
        }
        return placed
    }

    private func align(
        _ child: Element, _ proposal: Proposal, in frame: Rect, _ parent: Extent, _ alignment: AlignmentValue
    ) throws -> PlacedElement {
        let extent = try measure(child, proposal)
        return try place(
            child, proposal, x: frame.x + Self.offset(of: extent, in: parent, alignment.horizontal),
            y: frame.y + Self.offset(of: extent, in: parent, alignment.vertical))
    }
}
