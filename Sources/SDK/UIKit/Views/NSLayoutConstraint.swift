// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A relation between the edges or sizes of views; UIKit, iOS 6.
///
/// The host lays views out by itself. Of constraints it heeds those that give a view a width or a height in points.
@MainActor open class NSLayoutConstraint: NSObject {
    /// The direction of a stack.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    open var constant: CGFloat
    private let apply: (CGFloat?) -> Void
    open var isActive = false {
        didSet { apply(isActive ? constant : nil) }
    }

    init(constant: CGFloat, apply: @escaping (CGFloat?) -> Void = { _ in }) {
        self.constant = constant
        self.apply = apply
        super.init()
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }

    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for each in constraints { each.isActive = false }
    }
}

/// One edge, middle or size of a view; UIKit, iOS 9.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// A vertical edge or middle; UIKit, iOS 9.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal edge or middle; UIKit, iOS 9.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or height; UIKit, iOS 9.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    private let apply: (CGFloat?) -> Void

    init(_ apply: @escaping (CGFloat?) -> Void) {
        self.apply = apply
        super.init()
    }

    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: c, apply: apply)
    }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension { [weak self] in self?.fixedWidth = $0 } }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension { [weak self] in self?.fixedHeight = $0 } }
}
