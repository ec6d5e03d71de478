// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// A font; UIKit, iOS 2.
open class UIFont: NSObject, @unchecked Sendable {
    /// How strong the strokes are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// What a text is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption")
        public static let caption2 = TextStyle(rawValue: "caption2")
    }

    package let value: FontValue

    init(_ value: FontValue) {
        self.value = value
        super.init()
    }

    /// In points; that of body text for a font by its style.
    open var pointSize: CGFloat { CGFloat(value.size ?? 17) }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontValue(size: fontSize.described, weight: weight.value))
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontValue(size: fontSize.described, isItalic: true))
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontValue(size: fontSize.described, weight: weight.value, design: .monospaced))
    }

    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(FontValue(textStyle: FontValue.TextStyleName(rawValue: style.rawValue) ?? .body))
    }
}

extension UIFont.Weight {
    fileprivate var value: FontValue.Weight {
        switch rawValue {
        case ..<(-0.7): .ultraLight
        case ..<(-0.5): .thin
        case ..<(-0.2): .light
        case ..<0.1: .regular
        case ..<0.27: .medium
        case ..<0.35: .semibold
        case ..<0.5: .bold
        case ..<0.6: .heavy
        default: .black
        }
    }
}
