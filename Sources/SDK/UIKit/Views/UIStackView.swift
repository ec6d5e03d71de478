// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// Views in a row or a column; UIKit, iOS 9.
@MainActor open class UIStackView: UIView {
    /// Where views stand across the stack.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// How views share the stack's length; the host shares it as it lays out.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    public private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var alignment = Alignment.fill
    open var distribution = Distribution.fill
    open var spacing: CGFloat = 0

    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) { nil }

    open func addArrangedSubview(_ view: UIView) {
        addSubview(view)
        guard view.superview === self else { return }
        arrangedSubviews.append(view)
    }

    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}

extension UIStackView: DescribedView {
    package func describedContent(depth: Int) throws -> SnippetNode {
        let shown = arrangedSubviews.filter { $0.superview === self && !$0.isHidden }
        return .stack(
            StackNode(
                axis: axis == .horizontal ? .horizontal : .vertical, alignment: alignment.value(along: axis),
                spacing: spacing.described, children: try shown.map { try $0.described(depth: depth + 1) }))
    }
}

extension UIStackView.Alignment {
    fileprivate func value(along axis: NSLayoutConstraint.Axis) -> AlignmentValue {
        switch (axis, self) {
        case (.horizontal, .leading): AlignmentValue(vertical: .top)
        case (.horizontal, .trailing): AlignmentValue(vertical: .bottom)
        case (.horizontal, .firstBaseline): AlignmentValue(vertical: .firstTextBaseline)
        case (.horizontal, .lastBaseline): AlignmentValue(vertical: .lastTextBaseline)
        case (.horizontal, .fill), (_, .center): .center
        case (.vertical, .trailing): AlignmentValue(horizontal: .trailing)
        case (.vertical, _): AlignmentValue(horizontal: .leading)
        }
    }
}
