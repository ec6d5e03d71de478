// SPDX-License-Identifier: Apache-2.0

/// A set of edges as the sum of top 1, leading 2, bottom 4, trailing 8.
package struct EdgeSetValue: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let top = EdgeSetValue(rawValue: 1)
    package static let leading = EdgeSetValue(rawValue: 2)
    package static let bottom = EdgeSetValue(rawValue: 4)
    package static let trailing = EdgeSetValue(rawValue: 8)
    package static let all: EdgeSetValue = [.top, .leading, .bottom, .trailing]
}

/// Where a child stands in the room it is given.
package struct AlignmentValue: Sendable, Hashable {
    package enum Horizontal: String, Sendable, Hashable { case leading, center, trailing }
    package enum Vertical: String, Sendable, Hashable {
        case top, center, bottom, firstTextBaseline, lastTextBaseline
    }
    package var horizontal: Horizontal
    package var vertical: Vertical
    package init(horizontal: Horizontal = .center, vertical: Vertical = .center) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    package static let center = AlignmentValue()
}

/// A fixed or flexible frame; an infinite maximum is `.infinity`.
package struct FrameValue: Sendable, Hashable {
    package var width: Double?
    package var height: Double?
    package var minimumWidth: Double?
    package var maximumWidth: Double?
    package var minimumHeight: Double?
    package var maximumHeight: Double?
    package var alignment: AlignmentValue
    package init(
        width: Double? = nil, height: Double? = nil, minimumWidth: Double? = nil, maximumWidth: Double? = nil,
        minimumHeight: Double? = nil, maximumHeight: Double? = nil, alignment: AlignmentValue = .center
    ) {
        self.width = width
        self.height = height
        self.minimumWidth = minimumWidth
        self.maximumWidth = maximumWidth
        self.minimumHeight = minimumHeight
        self.maximumHeight = maximumHeight
        self.alignment = alignment
    }
}
