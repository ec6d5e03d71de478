// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// A button; UIKit, iOS 2. It is shown, but runs nothing: what a person may do stands in the host's own buttons.
@MainActor open class UIButton: UIControl {
    /// The look of a button.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
    }

    open private(set) var buttonType = ButtonType.custom
    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]

    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    public required init?(coder: NSCoder) { nil }

    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }

    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }

    open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }

    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }

    open var currentTitle: String? { title(for: state) }

    open var currentImage: UIImage? { image(for: state) }
}

extension UIButton: DescribedView {
    package func describedContent(depth: Int) -> SnippetNode {
        let title = currentTitle.map { SnippetNode.text(TextNode($0)) }
        let icon = currentImage.map { SnippetNode.image(ImageNode(source: $0.source)) }
        let label: SnippetNode =
            switch (title, icon) {
            case (let title?, let icon?): .label(title: title, icon: icon)
            default: title ?? icon ?? .empty
            }
        return .modified(.button(ButtonNode(label: label, action: nil)), .disabled(!isEnabled))
    }
}
