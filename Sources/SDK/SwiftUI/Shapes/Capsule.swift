// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A rectangle whose shorter sides are half circles; SwiftUI, since iOS 13.
public struct Capsule: Sendable {
    /// The host draws both styles of corner alike.
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

extension Capsule: OutlinedShape {
    nonisolated var outline: ShapeNode.Kind { .capsule }
}

extension Capsule: SnippetPrimitive {
    public typealias Body = Never
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    nonisolated public static var capsule: Capsule { Capsule() }
}
