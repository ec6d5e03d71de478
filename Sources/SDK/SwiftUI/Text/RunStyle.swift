// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// The styles that an author gave to a text itself; what is nil leaves to what surrounds it.
struct RunStyle: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var color: Paint?
    var tracking: Double?
    var link: String?

    /// The styles of this one where it has any, else those of `outer`.
    func over(_ outer: RunStyle) -> RunStyle {
        var style = self
        style.font = font ?? outer.font
        style.weight = weight ?? outer.weight
        style.isBold = isBold ?? outer.isBold
        style.isItalic = isItalic ?? outer.isItalic
        style.isMonospaced = isMonospaced ?? outer.isMonospaced
        style.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        style.isUnderlined = isUnderlined ?? outer.isUnderlined
        style.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
        style.color = color ?? outer.color
        style.tracking = tracking ?? outer.tracking
        style.link = link ?? outer.link
        return style
    }

    func textStyle(in environment: EnvironmentValues) -> TextStyle {
        var style = TextStyle()
        style.font = font?.value
        style.weight = weight?.value
        style.isBold = isBold
        style.isItalic = isItalic
        style.isMonospaced = isMonospaced
        style.hasMonospacedDigits = hasMonospacedDigits ?? font?.hasMonospacedDigits
        style.isUnderlined = isUnderlined
        style.isStruckThrough = isStruckThrough
        style.color = color?.style.color(in: environment)
        style.tracking = tracking
        style.link = link
        return style
    }

    /// A style whose colour is known only in its environment.
    struct Paint: Equatable, Sendable {
        let style: any ShapeStyle

        /// Two styles are the same where they come to one colour in the plain environment.
        static func == (left: Paint, right: Paint) -> Bool {
            let plain = EnvironmentValues()
            return left.style.color(in: plain) == right.style.color(in: plain)
        }
    }
}
