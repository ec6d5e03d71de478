// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Where views stand across a column; SwiftUI, since iOS 13.
public struct HorizontalAlignment: Sendable, Hashable {
    let value: AlignmentValue.Horizontal

    /// Where reading begins.
    public static let leading: HorizontalAlignment = HorizontalAlignment(value: .leading)
    /// Half of the width.
    public static let center: HorizontalAlignment = HorizontalAlignment(value: .center)
    /// Where reading ends.
    public static let trailing: HorizontalAlignment = HorizontalAlignment(value: .trailing)
}
