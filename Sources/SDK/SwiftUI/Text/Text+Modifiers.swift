// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Styles of the text itself, which stay with it when it is joined to another.
extension Text {
    /// The font where the inside names none.
    nonisolated public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

    /// The weight where the inside names none; nil changes nothing.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }

    /// Bold.
    nonisolated public func bold() -> Text { bold(true) }

    /// Bold, or not.
    nonisolated public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = $0.isBold ?? isActive } }

    /// Slanted.
    nonisolated public func italic() -> Text { italic(true) }

    /// Slanted, or not.
    nonisolated public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = $0.isItalic ?? isActive } }

    /// Letters of one width, or not.
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        styled { $0.isMonospaced = $0.isMonospaced ?? isActive }
    }

    /// Digits of one width; letters keep theirs.
    nonisolated public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

    /// A line under the text, or none.
    nonisolated public func underline(_ isActive: Bool = true) -> Text {
        styled { $0.isUnderlined = $0.isUnderlined ?? isActive }
    }

    /// A line through the text, or none.
    nonisolated public func strikethrough(_ isActive: Bool = true) -> Text {
        styled { $0.isStruckThrough = $0.isStruckThrough ?? isActive }
    }

    /// Points between letters.
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

    /// Points between letters.
    nonisolated public func tracking(_ tracking: CGFloat) -> Text {
        styled { $0.tracking = $0.tracking ?? tracking.points }
    }

    /// The colour where the inside names none.
    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        styled { $0.color = $0.color ?? color.map { RunStyle.Paint(style: $0) } }
    }

    /// The style where the inside names none.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled { $0.color = $0.color ?? RunStyle.Paint(style: style) }
    }

    private nonisolated func styled(_ change: (inout RunStyle) -> Void) -> Text {
        var text = self
        change(&text.style)
        return text
    }
}
