// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// An ellipse that touches the sides of the room; SwiftUI, since iOS 13.
public struct Ellipse: Sendable {
    nonisolated public init() {}
}

extension Ellipse: OutlinedShape {
    nonisolated var outline: ShapeNode.Kind { .ellipse }
}

extension Ellipse: SnippetPrimitive {
    public typealias Body = Never
}

extension Shape where Self == Ellipse {
    /// An ellipse that touches all sides of its room.
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}
