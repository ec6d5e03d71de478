// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// The largest circle in the room; SwiftUI, since iOS 13.
public struct Circle: Sendable {
    nonisolated public init() {}
}

extension Circle: OutlinedShape {
    nonisolated var outline: ShapeNode.Kind { .circle }
}

extension Circle: SnippetPrimitive {
    public typealias Body = Never
}

extension Shape where Self == Circle {
    /// A circle that fills the shorter side of its room.
    nonisolated public static var circle: Circle { Circle() }
}
