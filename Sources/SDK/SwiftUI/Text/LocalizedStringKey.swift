// SPDX-License-Identifier: Apache-2.0
public import BeckonFoundation
public import Foundation

/// Text of a view that is looked up in the person's language and may hold Markdown; SwiftUI, since iOS 13.
public struct LocalizedStringKey: Equatable, Sendable {
    let value: String.LocalizationValue
    /// Texts with styles of their own, for which marks stand in the arguments.
    let texts: [Text]

    /// A key that is known only at run time.
    public init(_ value: String) {
        self.value = String.LocalizationValue(value)
        texts = []
    }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
        texts = stringInterpolation.texts
    }

    /// Collects the literals and values of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var base: String.LocalizationValue.StringInterpolation
        var texts: [Text] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A text, written as it is.
    public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(string) }

    public mutating func appendInterpolation(_ substring: Substring) { base.appendInterpolation(substring) }

    /// A text with a format specifier, such as `%10@`.
    public mutating func appendInterpolation(_ string: String, specifier: String) {
        base.appendInterpolation(string, specifier: specifier)
    }

    /// A text with styles of its own.
    public mutating func appendInterpolation(_ text: Text) {
        base.appendInterpolation(TextMarks.mark(texts.count))
        texts.append(text)
    }

    /// An attributed text with its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        appendInterpolation(Text(attributedString))
    }

    /// Another text of its own table, looked up in the same language.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        base.appendInterpolation(resource)
    }

    /// A whole number, written as the locale writes it; it also chooses the plural form.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
        base.appendInterpolation(value)
    }

    /// A whole number with a format specifier, such as `%03lld`.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number, specifier: String) {
        base.appendInterpolation(value, specifier: specifier)
    }

    /// A number with six digits after the locale's decimal separator.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
        base.appendInterpolation(value)
    }

    /// A number with a format specifier, such as `%.2f`.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
        base.appendInterpolation(value, specifier: specifier)
    }

    /// A value as a format style writes it in the locale of the request.
    public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
        _ value: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
        base.appendInterpolation(value, format: format)
    }

    /// A value as a format style writes it now: neither may leave the caller's isolation to be written later.
    @_disfavoredOverload
    public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
        base.appendInterpolation(format.locale(Localization.current.locale).format(value))
    }

    /// A date in a style of the view.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// The time between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

    /// The time between two dates.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

    /// A Foundation value as the formatter writes it, or its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
    ) {
        base.appendInterpolation(subject, formatter: formatter)
    }

    /// A Foundation object as the formatter writes it, or its description.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        base.appendInterpolation(subject, formatter: formatter)
    }
}
