// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension AttributeScopes {
    /// The attributes of an attributed text that a view draws; SwiftUI, since iOS 15.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of a run.
        public let font: FontAttribute
        /// The colour of a run.
        public let foregroundColor: ForegroundColorAttribute
        /// The line under a run.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through a run.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The distance between a run’s characters, in points.
        public let kern: KerningAttribute
        /// The room after each of a run’s characters, in points.
        public let tracking: TrackingAttribute
        /// Foundation’s own attributes.
        public let foundation: FoundationAttributes

        /// The key of ``font``.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name: String = "SwiftUI.Font"
        }

        /// The key of ``foregroundColor``.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name: String = "SwiftUI.ForegroundColor"
        }

        /// The key of ``underlineStyle``.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name: String = "SwiftUI.UnderlineStyle"
        }

        /// The key of ``strikethroughStyle``.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name: String = "SwiftUI.StrikethroughStyle"
        }

        /// The key of ``kern``.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name: String = "SwiftUI.Kern"
        }

        /// The key of ``tracking``.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name: String = "SwiftUI.Tracking"
        }
    }

    /// The scope of the attributes that a view draws.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute that a view draws.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    /// A line under or through a text; SwiftUI, since iOS 15.
    public struct LineStyle: Sendable, Hashable {
        /// One plain line.
        public static let single: LineStyle = LineStyle()
    }
}
