// SPDX-License-Identifier: Apache-2.0

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
