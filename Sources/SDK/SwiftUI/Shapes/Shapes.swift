// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import Foundation

/// A rectangle; SwiftUI, since iOS 13.
public struct Rectangle: Sendable {
    nonisolated public init() {}
}

extension Rectangle: OutlinedShape {
    nonisolated var outline: ShapeNode.Kind { .rectangle }
}

/// The largest circle in the room; SwiftUI, since iOS 13.
public struct Circle: Sendable {
    nonisolated public init() {}
}

extension Circle: OutlinedShape {
    nonisolated var outline: ShapeNode.Kind { .circle }
}

/// An ellipse that touches the sides of the room; SwiftUI, since iOS 13.
public struct Ellipse: Sendable {
    nonisolated public init() {}
}

extension Ellipse: OutlinedShape {
    nonisolated var outline: ShapeNode.Kind { .ellipse }
}

/// A rectangle whose shorter sides are half circles; SwiftUI, since iOS 13.
public struct Capsule: Sendable {
    /// The host draws both styles of corner alike.
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

extension Capsule: OutlinedShape {
    nonisolated var outline: ShapeNode.Kind { .capsule }
}

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

/// How a round corner begins; SwiftUI, since iOS 13.
public enum RoundedCornerStyle: Sendable, Hashable {
    case circular
    case continuous
}

extension OutlinedShape {
    package func snippetNode(in context: LoweringContext) -> SnippetNode { .shape(ShapeNode(kind: outline)) }
}

extension Rectangle: SnippetPrimitive {
    public typealias Body = Never
}

extension Circle: SnippetPrimitive {
    public typealias Body = Never
}

extension Ellipse: SnippetPrimitive {
    public typealias Body = Never
}

extension Capsule: SnippetPrimitive {
    public typealias Body = Never
}

extension RoundedRectangle: SnippetPrimitive {
    public typealias Body = Never
}

extension Shape where Self == Rectangle {
    /// A ``Rectangle``.
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// A ``Circle``.
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ``Ellipse``.
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A ``Capsule``.
    nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
    /// A ``RoundedRectangle``; the radius is in points.
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
