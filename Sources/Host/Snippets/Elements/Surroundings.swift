// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

/// What the views around a view decide for it: SwiftUI's environment.
struct Surroundings {
    var style = TextStyle()
    var foreground: ColorValue?
    var tint: ColorValue?
    var lineLimit: Int?
    var lineSpacing = 0.0
    var alignment = TextAlignmentValue.leading
    var truncation = TruncationValue.tail
    var minimumScale = 1.0
    var textCase: TextCaseValue?
    var imageScale = ImageScaleValue.medium
    var buttonStyle = ButtonStyleValue.automatic
    var labelStyle = LabelStyleValue.automatic
    var isEnabled = true
    /// The direction of the innermost stack, along which spacers grow.
    var axis: Axis?

    static let primary = ColorValue.named("primary", opacity: 1)
    static let accent = ColorValue.named("accentColor", opacity: 1)

    var foregroundColor: ColorValue { foreground ?? Self.primary }
    var tintColor: ColorValue { tint ?? Self.accent }

    /// The attributes of text in the given style here.
    func font(_ inner: TextStyle = TextStyle()) -> FontSpec {
        let style = self.style.overlaid(by: inner)
        var font = style.font.map { FontSpec($0) } ?? .body
        if let weight = style.weight { font.weight = weight.number }
        if style.isBold == true { font.weight = max(font.weight, 700) }
        if let isItalic = style.isItalic { font.isItalic = isItalic }
        if style.isMonospaced == true { font.design = .monospaced }
        font.hasTabularDigits = style.hasMonospacedDigits ?? false
        return font
    }
}

extension TextStyle {
    /// This style with what the inner one says in its place.
    func overlaid(by inner: TextStyle) -> TextStyle {
        var style = self
        style.font = inner.font ?? font
        style.weight = inner.weight ?? weight
        style.isBold = inner.isBold ?? isBold
        style.isItalic = inner.isItalic ?? isItalic
        style.isMonospaced = inner.isMonospaced ?? isMonospaced
        style.hasMonospacedDigits = inner.hasMonospacedDigits ?? hasMonospacedDigits
        style.isUnderlined = inner.isUnderlined ?? isUnderlined
        style.isStruckThrough = inner.isStruckThrough ?? isStruckThrough
        style.color = inner.color ?? color
        style.tracking = inner.tracking ?? tracking
        style.link = inner.link ?? link
        return style
    }
}
