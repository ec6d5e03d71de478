// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Where views stand across a row; SwiftUI, since iOS 13.
public struct VerticalAlignment: Sendable, Hashable {
    let value: AlignmentValue.Vertical

    /// The upper edge.
    public static let top: VerticalAlignment = VerticalAlignment(value: .top)
    /// Half of the height.
    public static let center: VerticalAlignment = VerticalAlignment(value: .center)
    /// The lower edge.
    public static let bottom: VerticalAlignment = VerticalAlignment(value: .bottom)
    /// The line that the first line of text stands on.
    public static let firstTextBaseline: VerticalAlignment = VerticalAlignment(value: .firstTextBaseline)
    /// The line that the last line of text stands on.
    public static let lastTextBaseline: VerticalAlignment = VerticalAlignment(value: .lastTextBaseline)
}
