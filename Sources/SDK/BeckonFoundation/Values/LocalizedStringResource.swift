// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Text that is looked up in the person's language only when it is shown; Foundation, since iOS 16.
public struct LocalizedStringResource: Sendable, Hashable {
    /// What is looked up in the table.
    public let key: String
    /// What is shown where no table holds the key.
    public let defaultValue: String.LocalizationValue
    /// The table's name without its extension; nil is `Localizable`.
    public let table: String?
    /// The author's own locale; nil is the one of the request.
    package var chosenLocale: Locale?
    /// Where the tables are.
    package var bundle: BundleDescription

    /// The locale of numbers and dates in the text, and of the text itself.
    public var locale: Locale {
        get { chosenLocale ?? Localization.current.locale }
        set { chosenLocale = newValue }
    }

    /// Text with a key of its own; the default value is shown where no table holds the key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    /// Text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    package init(
        key: String, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        // Naming the current locale asks for what is meant anyway: the one of the request, not of the process.
        self.chosenLocale = locale.flatMap { $0 == .current || $0 == .autoupdatingCurrent ? nil : $0 }
        self.bundle = bundle
    }

    /// The text in the language of the request that is being served.
    package func resolved() -> String { resolved(in: Localization.current) }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}
