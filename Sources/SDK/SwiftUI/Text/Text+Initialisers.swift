// SPDX-License-Identifier: Apache-2.0
public import BeckonFoundation
public import Foundation

extension Text {
    /// The text exactly as it is.
    nonisolated public init(verbatim content: String) { self.init(storage: .verbatim(content)) }

    /// A text that is not looked up.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) { self.init(storage: .verbatim(String(content))) }

    /// A text that is looked up in a table of the app.
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        let resource = LocalizedStringResource(
            key: key.value.key, defaultValue: key.value, table: tableName, bundle: .init(bundle))
        self.init(storage: .localized(resource, texts: key.texts))
    }

    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) {
        self.init(storage: .localized(resource, texts: []))
    }

    /// A text with attributes: emphasis, links, and the attributes of views.
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString) {
        self.init(storage: .attributed(attributedContent))
    }

    /// A value as a format style writes it in the locale of the request.
    nonisolated public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(storage: .formatted(FormattedValue(input, format)))
    }

    /// A value as a format style writes it now: neither may leave the caller's isolation to be written later.
    @_disfavoredOverload
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(storage: .verbatim(format.locale(Localization.current.locale).format(input)))
    }

    /// A value as an attributed format style writes it now.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(storage: .attributed(format.locale(Localization.current.locale).format(input)))
    }

    /// A Foundation value as a formatter writes it.
    nonisolated public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(storage: .verbatim(formatter.string(for: subject) ?? "\(subject)"))
    }

    /// A Foundation object as a formatter writes it.
    nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(storage: .verbatim(formatter.string(for: subject) ?? subject.description))
    }

    /// A date; the styles that depend on now show the distance at the time the snippet is made.
    nonisolated public init(_ date: Date, style: DateStyle) { self.init(storage: .date(date, style)) }

    /// The time between two dates.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        self.init(
            dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle(date: .numeric, time: .shortened))
    }

    /// The time between two dates.
    nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// A clock within a time, as it stands when the snippet is made.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(storage: .timer(timerInterval, countsDown: countsDown))
    }
}

extension LocalizedStringResource.BundleDescription {
    fileprivate init(_ bundle: Bundle?) {
        if let bundle, bundle != .main {
            self = .atURL(bundle.resourceURL ?? bundle.bundleURL)
        } else {
            self = .main
        }
    }
}
