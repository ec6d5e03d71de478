// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

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
