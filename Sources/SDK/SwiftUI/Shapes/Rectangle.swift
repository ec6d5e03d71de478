// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A rectangle; SwiftUI, since iOS 13.
public struct Rectangle: Sendable {
    nonisolated public init() {}
}

extension Rectangle: OutlinedShape {
    nonisolated var outline: ShapeNode.Kind { .rectangle }
}

extension Rectangle: SnippetPrimitive {
    public typealias Body = Never
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its room.
    nonisolated public static var rect: Rectangle { Rectangle() }
}
