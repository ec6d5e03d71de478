// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
import Foundation

extension UIView {
    /// Views within views, beyond which a tree is refused.
    private static var depthLimit: Int { 24 }

    /// What the host is to draw.
    /// - Throws: where the view, or one within it, cannot be sent.
    package func described(depth: Int = 0) throws -> SnippetNode {
        guard depth < Self.depthLimit else {
            throw ViewDescriptionError("\(type(of: self)) lies more than \(Self.depthLimit) views deep.")
        }
        guard !isHidden, alpha > 0 else { return .empty }
        layoutSubviews()
        var node = try (self as? any DescribedView)?.describedContent(depth: depth) ?? subviewNode(depth: depth)
        let radius = layer.cornerRadius.described
        if let color = backgroundColor {
            let kind: ShapeNode.Kind = radius > 0 ? .roundedRectangle(cornerRadius: radius) : .rectangle
            let shape = SnippetNode.shape(ShapeNode(kind: kind, fill: color.value))
            node = node == .empty ? shape : .modified(node, .background(shape, alignment: .center))
        }
        if fixedWidth != nil || fixedHeight != nil {
            node = .modified(
                node, .frame(FrameValue(width: fixedWidth?.described, height: fixedHeight?.described)))
        }
        if radius > 0, clipsToBounds || layer.masksToBounds {
            node = .modified(node, .clip(.roundedRectangle(cornerRadius: radius)))
        }
        if let tintColor { node = .modified(node, .tint(tintColor.value)) }
        if alpha < 1 { node = .modified(node, .opacity(alpha.described)) }
        if let accessibilityLabel, !(self is UIImageView) {
            node = .modified(node, .accessibilityLabel(accessibilityLabel))
        }
        return node
    }

    private func subviewNode(depth: Int) throws -> SnippetNode {
        let shown = subviews.filter { !$0.isHidden }
        guard let first = shown.first else { return .empty }
        if shown.count == 1, !first.hasPlace { return try first.described(depth: depth + 1) }
        return .stack(
            StackNode(
                axis: .depth, alignment: AlignmentValue(horizontal: .leading, vertical: .top),
                children: try shown.map { try $0.placed(depth: depth + 1) }))
    }

    /// Whether the author says where the view stands.
    private var hasPlace: Bool { translatesAutoresizingMaskIntoConstraints && frame.size != .zero }

    private func placed(depth: Int) throws -> SnippetNode {
        let node = try described(depth: depth)
        guard hasPlace else { return node }
        let framed = SnippetNode.modified(
            node, .frame(FrameValue(width: frame.width.described, height: frame.height.described)))
        // Room before the view, so that it counts in its superview's size.
        return .modified(
            .modified(framed, .padding(edges: .leading, length: frame.minX.described)),
            .padding(edges: .top, length: frame.minY.described))
    }
}

extension CGFloat {
    /// The length as JSON can say it: what is no number is none.
    package var described: Double { isFinite ? Double(self) : 0 }
}
