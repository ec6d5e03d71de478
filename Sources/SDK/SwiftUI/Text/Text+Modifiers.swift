// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Styles of the text itself, which stay with it when it is joined to another.
extension Text {
    nonisolated public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }

    nonisolated public func bold() -> Text { bold(true) }

    nonisolated public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = $0.isBold ?? isActive } }

    nonisolated public func italic() -> Text { italic(true) }

    nonisolated public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = $0.isItalic ?? isActive } }

    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        styled { $0.isMonospaced = $0.isMonospaced ?? isActive }
    }

    nonisolated public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

    nonisolated public func underline(_ isActive: Bool = true) -> Text {
        styled { $0.isUnderlined = $0.isUnderlined ?? isActive }
    }

    nonisolated public func strikethrough(_ isActive: Bool = true) -> Text {
        styled { $0.isStruckThrough = $0.isStruckThrough ?? isActive }
    }

    /// Points between letters.
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

    /// Points between letters.
    nonisolated public func tracking(_ tracking: CGFloat) -> Text {
        styled { $0.tracking = $0.tracking ?? tracking.points }
    }

    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        styled { $0.color = $0.color ?? color.map { RunStyle.Paint(style: $0) } }
    }

    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled { $0.color = $0.color ?? RunStyle.Paint(style: style) }
    }

    private nonisolated func styled(_ change: (inout RunStyle) -> Void) -> Text {
        var text = self
        change(&text.style)
        return text
    }
}
