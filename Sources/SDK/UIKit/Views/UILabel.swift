// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// The side that lines of text keep to; UIKit, iOS 6.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}

/// Text; UIKit, iOS 2.
@MainActor open class UILabel: UIView {
    open var text: String?
    open var font: UIFont? = UIFont.systemFont(ofSize: 17)
    open var textColor: UIColor? = UIColor.label
    open var textAlignment = NSTextAlignment.natural
    /// How many lines may be shown; 0 is as many as it takes.
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
}

extension UILabel: DescribedView {
    package func describedContent(depth: Int) -> SnippetNode {
        var style = TextStyle()
        style.font = font?.value
        style.color = textColor?.value
        var node = SnippetNode.text(TextNode(runs: [TextNode.Run(text ?? "", style: style)]))
        if numberOfLines > 0 { node = .modified(node, .lineLimit(numberOfLines)) }
        if adjustsFontSizeToFitWidth {
            node = .modified(node, .minimumScaleFactor(max(minimumScaleFactor.described, 0.5)))
        }
        let alignment: TextAlignmentValue =
            switch textAlignment {
            case .center: .center
            case .right: .trailing
            case .left, .justified, .natural: .leading
            }
        return alignment == .leading ? node : .modified(node, .multilineTextAlignment(alignment))
    }
}
