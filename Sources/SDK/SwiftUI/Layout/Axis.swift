// SPDX-License-Identifier: Apache-2.0

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
