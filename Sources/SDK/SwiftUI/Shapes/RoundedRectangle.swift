// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import Foundation

/// A rectangle with round corners; SwiftUI, since iOS 13.
public struct RoundedRectangle: Sendable {
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat

    /// The host draws both styles of corner alike.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
    }
}

extension RoundedRectangle: OutlinedShape {
    nonisolated var outline: ShapeNode.Kind { .roundedRectangle(cornerRadius: cornerRadius.points) }
}

extension RoundedRectangle: SnippetPrimitive {
    public typealias Body = Never
}

extension Shape where Self == RoundedRectangle {
    /// A ``RoundedRectangle``; the radius is in points.
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
