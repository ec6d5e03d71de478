// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension String.LocalizationValue {
    /// Collects the literals and values of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// The text for a translation's key, values as format specifiers and `%` doubled.
        package private(set) var format = ""
        /// The same text without doubling, for a text that turns out to have no values.
        package private(set) var literal = ""
        package private(set) var arguments: [LocalizationArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            format.reserveCapacity(literalCapacity + 4 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            self.literal += literal
            format += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
        }

        package mutating func append(_ argument: LocalizationArgument, specifier: String) {
            format += specifier
            arguments.append(argument)
        }
    }
}

extension String.LocalizationValue.StringInterpolation {
    /// A text, written as it is.
    public mutating func appendInterpolation(_ string: String) { append(.text(string), specifier: "%@") }

    public mutating func appendInterpolation(_ substring: Substring) {
        append(.text(String(substring)), specifier: "%@")
    }

    /// A text with a format specifier, such as `%10@`.
    public mutating func appendInterpolation(_ string: String, specifier: String) {
        append(.text(string), specifier: specifier)
    }

    /// The characters of an attributed text.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append(.text(String(attributedString.characters)), specifier: "%@")
    }

    /// Another text of its own table, looked up in the same language.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.resource(resource), specifier: "%@")
    }

    /// A whole number, written as the locale writes it; it also chooses the plural form.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
        append(LocalizationArgument(value), specifier: LocalizationArgument.specifier(of: Number.self))
    }

    /// A whole number with a format specifier, such as `%03lld`.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number, specifier: String) {
        append(LocalizationArgument(value), specifier: specifier)
    }

    /// A number with six digits after the locale's decimal separator.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
        append(.number(Double(value)), specifier: Number.self == Float.self ? "%f" : "%lf")
    }

    /// A number with a format specifier, such as `%.2lf`.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
        append(.number(Double(value)), specifier: specifier)
    }

    /// A value as a format style writes it in the locale of the request.
    public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
        _ value: Style.FormatInput, format: Style
    ) where Style.FormatInput: Sendable, Style.FormatOutput == String {
        append(.formatted(FormattedValue(value, format)), specifier: "%@")
    }

    /// A value as a format style writes it now: neither may leave the caller's isolation to be written later.
    @_disfavoredOverload
    public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
        append(.text(format.locale(Localization.current.locale).format(value)), specifier: "%@")
    }

    /// The characters that an attributed format style writes in the locale of the request.
    public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == AttributedString {
        let text = format.locale(Localization.current.locale).format(value)
        append(.text(String(text.characters)), specifier: "%@")
    }

    /// A Foundation value as the formatter writes it, or its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
    ) {
        append(.text(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
    }

    /// A Foundation object as the formatter writes it, or its description.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        append(.text(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
    }
}
