// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Where a view stands in the room that it is given; SwiftUI, since iOS 13.
public struct Alignment: Sendable, Hashable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center: Alignment = Alignment(horizontal: .center, vertical: .center)
    public static let leading: Alignment = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing: Alignment = Alignment(horizontal: .trailing, vertical: .center)
    public static let top: Alignment = Alignment(horizontal: .center, vertical: .top)
    public static let bottom: Alignment = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading: Alignment = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading: Alignment = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .bottom)

    var value: AlignmentValue { AlignmentValue(horizontal: horizontal.value, vertical: vertical.value) }
}

/// Where views stand across a column; SwiftUI, since iOS 13.
public struct HorizontalAlignment: Sendable, Hashable {
    let value: AlignmentValue.Horizontal

    public static let leading: HorizontalAlignment = HorizontalAlignment(value: .leading)
    public static let center: HorizontalAlignment = HorizontalAlignment(value: .center)
    public static let trailing: HorizontalAlignment = HorizontalAlignment(value: .trailing)
}

/// Where views stand across a row; SwiftUI, since iOS 13.
public struct VerticalAlignment: Sendable, Hashable {
    let value: AlignmentValue.Vertical

    public static let top: VerticalAlignment = VerticalAlignment(value: .top)
    public static let center: VerticalAlignment = VerticalAlignment(value: .center)
    public static let bottom: VerticalAlignment = VerticalAlignment(value: .bottom)
    public static let firstTextBaseline: VerticalAlignment = VerticalAlignment(value: .firstTextBaseline)
    public static let lastTextBaseline: VerticalAlignment = VerticalAlignment(value: .lastTextBaseline)
}
