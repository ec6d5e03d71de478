// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import Foundation

/// A typeface by meaning, or by size; SwiftUI, since iOS 13.
public struct Font: Sendable, Hashable {
    var value: FontValue
    var hasMonospacedDigits: Bool?

    init(value: FontValue) { self.value = value }

    /// A place in the hierarchy of texts, whose size the host chooses.
    public enum TextStyle: CaseIterable, Sendable, Hashable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// How strong the strokes are.
    public struct Weight: Sendable, Hashable {
        let value: FontValue.Weight

        /// 100 on the scale of CSS.
        public static let ultraLight: Weight = Weight(value: .ultraLight)
        /// 200 on the scale of CSS.
        public static let thin: Weight = Weight(value: .thin)
        /// 300 on the scale of CSS.
        public static let light: Weight = Weight(value: .light)
        /// 400 on the scale of CSS.
        public static let regular: Weight = Weight(value: .regular)
        /// 500 on the scale of CSS.
        public static let medium: Weight = Weight(value: .medium)
        /// 600 on the scale of CSS.
        public static let semibold: Weight = Weight(value: .semibold)
        /// 700 on the scale of CSS.
        public static let bold: Weight = Weight(value: .bold)
        /// 800 on the scale of CSS.
        public static let heavy: Weight = Weight(value: .heavy)
        /// 900 on the scale of CSS.
        public static let black: Weight = Weight(value: .black)
    }

    /// The shape of the letters.
    public enum Design: Sendable, Hashable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// The system's font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(value: FontValue(textStyle: style.value, weight: weight?.value, design: design?.value ?? .default))
    }

    /// The system's font of a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(value: FontValue(size: size.points, weight: weight?.value, design: design?.value ?? .default))
    }

    /// A font of a family; where the host lacks it, the system's.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(value: FontValue(size: size.points, family: name))
    }

    /// A font of a family; where the host lacks it, the system's.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

    /// A font of a family; where the host lacks it, the system's. The host scales all snippets alike.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The font slanted.
    public func italic() -> Font { changing { $0.value.isItalic = true } }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { changing { $0.value.weight = weight.value } }

    /// The monospaced design of the font.
    public func monospaced() -> Font { changing { $0.value.design = .monospaced } }

    /// Digits of one width; letters keep theirs.
    public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

    private func changing(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}

extension Font {
    /// The largest of the text styles.
    public static let largeTitle: Font = system(.largeTitle)
    /// For the first level of headings.
    public static let title: Font = system(.title)
    /// For the second level of headings.
    public static let title2: Font = system(.title2)
    /// For the third level of headings.
    public static let title3: Font = system(.title3)
    /// The size of the body, semibold.
    public static let headline: Font = system(.headline)
    /// Below a headline.
    public static let subheadline: Font = system(.subheadline)
    /// For running text; what text has that names no font.
    public static let body: Font = system(.body)
    /// A little smaller than the body.
    public static let callout: Font = system(.callout)
    /// For notes.
    public static let footnote: Font = system(.footnote)
    /// For words beside a picture.
    public static let caption: Font = system(.caption)
    /// The smallest of the text styles.
    public static let caption2: Font = system(.caption2)
}

extension Font.TextStyle {
    var value: FontValue.TextStyleName {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }
}

extension Font.Design {
    var value: FontValue.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
