// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A part of a hosted view; UIKit, iOS 2.
///
/// An app draws nothing here: the view and those within it are described to the host, which draws them. Subviews lie one
/// upon another. One with a frame of its own stands there; any other fills its superview, whatever its constraints say.
@MainActor open class UIView: UIResponder {
    /// How a picture fits into its room.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit = 1
        case scaleAspectFill = 2
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }

    public private(set) weak var superview: UIView?
    public private(set) var subviews: [UIView] = []
    /// Where the view stands in its superview; of no size where its room is its superview's.
    open var frame: CGRect
    open var backgroundColor: UIColor?
    /// The colour of what can be pressed; nil for the superview's.
    open var tintColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var translatesAutoresizingMaskIntoConstraints = true
    /// What a person who cannot see the view is told.
    open var accessibilityLabel: String?
    public let layer = CALayer()
    /// Constraints that give the view a size of its own.
    var fixedWidth: CGFloat?
    var fixedHeight: CGFloat?

    public init(frame: CGRect = .zero) {
        self.frame = frame
        super.init()
    }

    /// Nothing archives views here.
    public required init?(coder: NSCoder) { nil }

    /// The view's own rectangle.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        // A view within itself would have no end.
        guard !isDescendant(of: view) else { return }
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Whether the view is the other or lies within it.
    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }

    /// Called before the view is described.
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func sizeToFit() {}
}

/// What of a layer a hosted view needs; QuartzCore, iOS 2.
open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0

    public override init() { super.init() }
}
