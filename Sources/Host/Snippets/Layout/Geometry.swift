// SPDX-License-Identifier: Apache-2.0

/// A width and a height, in points on pictures and in cells on terminals.
struct Size: Sendable, Hashable {
    var width: Double
    var height: Double
    static let zero = Size(width: 0, height: 0)
}

/// Where something stands in the whole snippet, y downwards.
struct Rect: Sendable, Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    init(x: Double, y: Double, size: Size) {
        self.init(x: x, y: y, width: size.width, height: size.height)
    }

    var size: Size { Size(width: width, height: height) }
}

/// The room a container offers a child; nil asks for the child's ideal size.
struct Proposal: Sendable, Hashable {
    var width: Double?
    var height: Double?

    static let unspecified = Proposal()

    init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

enum Axis: Sendable {
    case horizontal, vertical
    var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

/// Distances from the edges; leading is left until the whole layout is mirrored.
struct Insets: Sendable, Hashable {
    var top = 0.0
    var leading = 0.0
    var bottom = 0.0
    var trailing = 0.0
    var horizontal: Double { leading + trailing }
    var vertical: Double { top + bottom }
}

/// A size that an element takes, with the baselines that rows align by, from its top.
struct Extent: Sendable, Hashable {
    var size: Size
    var firstBaseline: Double
    var lastBaseline: Double

    init(size: Size, firstBaseline: Double, lastBaseline: Double) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    /// Something without text stands on its bottom edge.
    init(_ size: Size) {
        self.init(size: size, firstBaseline: size.height, lastBaseline: size.height)
    }
}
