// SPDX-License-Identifier: Apache-2.0

/// An amount of turning; SwiftUI, since iOS 13.
public struct Angle: Sendable, Hashable, Comparable {
    /// Clockwise.
    public var degrees: Double

    /// Clockwise, in degrees.
    public init(degrees: Double) { self.degrees = degrees }

    /// Clockwise, in radians.
    public init(radians: Double) { degrees = radians * 180 / .pi }

    /// Clockwise, in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Clockwise, in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// No turn.
    public static let zero: Angle = Angle(degrees: 0)

    public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
}
