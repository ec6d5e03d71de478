// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A distance for each of the four sides, in points; SwiftUI, since iOS 13.
public struct EdgeInsets: Sendable, Hashable {
    /// In points.
    public var top: CGFloat
    /// In points.
    public var leading: CGFloat
    /// In points.
    public var bottom: CGFloat
    /// In points.
    public var trailing: CGFloat

    /// Each in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// None on any side.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
