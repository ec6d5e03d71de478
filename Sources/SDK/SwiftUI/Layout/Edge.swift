// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import Foundation

/// One of the four sides of a view; SwiftUI, since iOS 13.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
    case top
    case leading
    case bottom
    case trailing

    /// Some of the four sides.
    public struct Set: OptionSet, Sendable, Hashable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One side.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The upper side.
        public static let top: Edge.Set = Edge.Set(.top)
        /// The side where reading begins.
        public static let leading: Edge.Set = Edge.Set(.leading)
        /// The lower side.
        public static let bottom: Edge.Set = Edge.Set(.bottom)
        /// The side where reading ends.
        public static let trailing: Edge.Set = Edge.Set(.trailing)
        /// Leading and trailing.
        public static let horizontal: Edge.Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Edge.Set = [.top, .bottom]
        /// All four.
        public static let all: Edge.Set = [.horizontal, .vertical]

        var value: EdgeSetValue {
            var value: EdgeSetValue = []
            if contains(.top) { value.insert(.top) }
            if contains(.leading) { value.insert(.leading) }
            if contains(.bottom) { value.insert(.bottom) }
            if contains(.trailing) { value.insert(.trailing) }
            return value
        }
    }
}

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

/// Along or down; SwiftUI, since iOS 13.
public enum Axis: Int8, CaseIterable, Sendable, Hashable {
    case horizontal
    case vertical

    /// One or both directions.
    public struct Set: OptionSet, Sendable, Hashable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The row.
        public static let horizontal: Axis.Set = Axis.Set(rawValue: 1)
        /// The column.
        public static let vertical: Axis.Set = Axis.Set(rawValue: 2)
    }
}

/// How a picture with a given ratio fills its room; SwiftUI, since iOS 13.
public enum ContentMode: CaseIterable, Sendable, Hashable {
    case fit
    case fill

    var value: ContentModeValue { self == .fit ? .fit : .fill }
}

/// Where lines of a text begin; SwiftUI, since iOS 13.
public enum TextAlignment: CaseIterable, Sendable, Hashable {
    case leading
    case center
    case trailing

    var value: TextAlignmentValue {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

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

extension CGFloat {
    /// The length as it is sent: a number that JSON can hold.
    var points: Double { isNaN ? 0 : Double(Swift.min(Swift.max(self, -1_000_000), 1_000_000)) }

    /// The length of a frame, which may be unlimited.
    var frameLength: Double { self == .infinity ? .infinity : points }
}
