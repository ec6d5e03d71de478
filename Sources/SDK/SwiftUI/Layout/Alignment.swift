// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Where a view stands in the room that it is given; SwiftUI, since iOS 13.
public struct Alignment: Sendable, Hashable {
    /// Where along the row.
    public var horizontal: HorizontalAlignment
    /// Where along the column.
    public var vertical: VerticalAlignment

    /// A point of both axes.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center: Alignment = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the edge where reading begins.
    public static let leading: Alignment = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the edge where reading ends.
    public static let trailing: Alignment = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper edge.
    public static let top: Alignment = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower edge.
    public static let bottom: Alignment = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper corner where reading begins.
    public static let topLeading: Alignment = Alignment(horizontal: .leading, vertical: .top)
    /// The upper corner where reading ends.
    public static let topTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower corner where reading begins.
    public static let bottomLeading: Alignment = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower corner where reading ends.
    public static let bottomTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .bottom)

    var value: AlignmentValue { AlignmentValue(horizontal: horizontal.value, vertical: vertical.value) }
}
