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

extension Size {
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}
