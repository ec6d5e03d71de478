// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A value with the style that writes it, kept until the locale of the reader is known.
package struct FormattedValue: Sendable, Hashable {
    private let render: @Sendable (LocalizationContext) -> String
    /// The style and the value's text in no particular locale: two equal ones read the same everywhere.
    private let identity: @Sendable () -> AnyHashable

    package init<Style: FormatStyle & Sendable>(_ value: Style.FormatInput, _ style: Style)
    where Style.FormatInput: Sendable, Style.FormatOutput == String {
        render = { Self.adapt(style, to: $0).format(value) }
        identity = { [AnyHashable(style), AnyHashable(style.locale(Locale(identifier: "en_US_POSIX")).format(value))] }
    }

    package func text(in context: LocalizationContext) -> String { render(context) }

    package static func == (left: Self, right: Self) -> Bool { left.identity() == right.identity() }
    package func hash(into hasher: inout Hasher) { hasher.combine(identity()) }

    /// The style in the request's locale; a date style that names no time zone of its own takes the request's.
    private static func adapt<Style: FormatStyle>(_ style: Style, to context: LocalizationContext) -> Style {
        let localized = style.locale(context.locale)
        guard var date = localized as? Date.FormatStyle, date.timeZone == .autoupdatingCurrent else { return localized }
        date.timeZone = context.timeZone
        return date as? Style ?? localized
    }
}
