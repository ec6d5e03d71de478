// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

/// Measures and places elements by SwiftUI's rules: a parent proposes, a child chooses, the parent places.
package struct LayoutEngine {
    /// Stands for an endless proposal; infinity itself would make differences that are no numbers.
    static let unbounded = 1_000_000.0

    let measurer: any TextMeasuring
    let budget = Budget()

    package init(measurer: any TextMeasuring) { self.measurer = measurer }

    /// Counts what was measured, since a hostile tree can ask for more than any picture needs.
    final class Budget {
        private var remaining = SnippetLimits.measurements
        func spend() throws {
            remaining -= 1
            if remaining < 0 {
                throw SnippetError(.tooLarge, "The snippet needs more layout work than is allowed.")
            }
        }
    }

    package func measure(_ element: Element, _ proposal: Proposal) throws -> Extent {
        if let known = element.extents[proposal] { return known }
        try budget.spend()
        let extent = try measured(element, proposal)
        element.extents[proposal] = extent
        return extent
    }

    private func measured(_ element: Element, _ proposal: Proposal) throws -> Extent {
        switch element.content {
        case .empty: return Extent(.zero)
        case .text(let text), .glyph(let text): return measure(text, of: element, proposal)
        case .image(let image):
            let size = size(of: image, proposal)
            guard case .symbol = image.source else { return Extent(size) }
            // A symbol reaches below the line of the text beside it, as a round letter does.
            return Extent(size: size, firstBaseline: size.height * 0.82, lastBaseline: size.height * 0.82)
        case .shape(let kind, _, _): return Extent(Self.size(of: kind, proposal))
        case .stack(.depth, let alignment, _, let children):
            return try layers(children, alignment: alignment, proposal).extent
        case .stack(let axis, let alignment, let spacing, let children):
            return try stack(axis == .horizontal ? .horizontal : .vertical, alignment, spacing, children, proposal)
                .extent
        case .spacer(let axis, let minimum):
            func length(_ along: Axis) -> Double {
                axis == nil || axis == along ? max(minimum, proposal[along] ?? minimum) : 0
            }
            return Extent(Size(width: length(.horizontal), height: length(.vertical)))
        case .divider(let axis, let thickness):
            var size = Size.zero
            size[axis] = thickness
            size[axis.crossing] = proposal[axis.crossing] ?? thickness
            return Extent(size)
        case .progress(let progress):
            let width = progress.isCircular ? nil : proposal.width
            return Extent(Size(width: width ?? progress.idealSize.width, height: progress.idealSize.height))
        default: return try measureWrapper(element, proposal)
        }
    }

    private func size(of image: ImageElement, _ proposal: Proposal) -> Size {
        guard image.isResizable else { return image.intrinsicSize }
        return Size(
            width: proposal.width ?? image.intrinsicSize.width, height: proposal.height ?? image.intrinsicSize.height)
    }

    private static func size(of kind: ShapeNode.Kind, _ proposal: Proposal) -> Size {
        let size = Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
        guard kind == .circle else { return size }
        // A side that was not proposed leaves the circle to the other.
        let side = min(proposal.width ?? size.height, proposal.height ?? size.width)
        return Size(width: side, height: side)
    }
}
