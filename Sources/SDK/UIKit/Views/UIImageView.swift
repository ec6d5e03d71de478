// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// A picture; UIKit, iOS 2.
@MainActor open class UIImageView: UIView {
    open var image: UIImage?

    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }

    public required init?(coder: NSCoder) { nil }
}

extension UIImageView: DescribedView {
    package func describedContent(depth: Int) -> SnippetNode {
        guard let image else { return .empty }
        // Without a size of its own the picture has its natural one.
        let isResizable = fixedWidth != nil || fixedHeight != nil || frame.size != .zero
        var node = SnippetNode.image(
            ImageNode(
                source: image.source, isResizable: isResizable, isTemplate: image.renderingMode == .alwaysTemplate,
                label: accessibilityLabel))
        if let tint = tintColor { node = .modified(node, .foreground(tint.value)) }
        guard isResizable else { return node }
        return switch contentMode {
        case .scaleAspectFill: .modified(node, .aspectRatio(nil, contentMode: .fill))
        case .scaleToFill, .redraw: node
        default: .modified(node, .aspectRatio(nil, contentMode: .fit))
        }
    }
}
