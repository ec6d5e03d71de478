// SPDX-License-Identifier: Apache-2.0

/// A width and a height, in points on pictures and in cells on terminals.
package struct Size: Sendable, Hashable {
    package var width: Double
    package var height: Double
    package static let zero = Size(width: 0, height: 0)

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// Where something stands in the whole snippet, y downwards.
package struct Rect: Sendable, Hashable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package init(x: Double, y: Double, size: Size) {
        self.init(x: x, y: y, width: size.width, height: size.height)
    }

    package var size: Size { Size(width: width, height: height) }
}

/// The room a container offers a child; nil asks for the child's ideal size.
package struct Proposal: Sendable, Hashable {
    package var width: Double?
    package var height: Double?

    package static let unspecified = Proposal()

    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    package subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

package enum Axis: Sendable {
    case horizontal, vertical
    package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

/// Distances from the edges; leading is left until the whole layout is mirrored.
package struct Insets: Sendable, Hashable {
    package var top = 0.0
    package var leading = 0.0
    package var bottom = 0.0
    package var trailing = 0.0
    package var horizontal: Double { leading + trailing }
    package var vertical: Double { top + bottom }
}

/// A size that an element takes, with the baselines that rows align by, from its top.
package struct Extent: Sendable, Hashable {
    package var size: Size
    package var firstBaseline: Double
    package var lastBaseline: Double

    package init(size: Size, firstBaseline: Double, lastBaseline: Double) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    /// Something without text stands on its bottom edge.
    package init(_ size: Size) {
        self.init(size: size, firstBaseline: size.height, lastBaseline: size.height)
    }
}
