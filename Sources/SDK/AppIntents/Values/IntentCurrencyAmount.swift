// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// An amount of money; App Intents, iOS 16.
public struct IntentCurrencyAmount: Hashable, Sendable {
    /// In units of the currency, not in its cents.
    public let amount: Decimal
    /// ISO 4217.
    public let currencyCode: String

    /// An amount in the currency of an ISO 4217 code.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: DisplayRepresentable, PersistentlyIdentifiable, _SystemIntentValue {
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentCurrencyAmount> {
        EmptyResolverSpecification()
    }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount of Money" }

    public var displayRepresentation: DisplayRepresentation {
        let format = Decimal.FormatStyle.Currency(code: currencyCode, locale: Localization.current.locale)
        return DisplayRepresentation(stringLiteral: amount.formatted(format))
    }
}

extension IntentCurrencyAmount: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .currencyAmount }
    package var encoded: IntentValue { .currencyAmount(CurrencyValue(amount: amount, currencyCode: currencyCode)) }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> IntentCurrencyAmount {
        if case .currencyAmount(let money) = value {
            return IntentCurrencyAmount(amount: money.amount, currencyCode: money.currencyCode)
        }
        // “12.50 EUR” and “EUR 12.50” are both said.
        let words = value.spokenText.split(separator: " ").map(String.init)
        let code = words.first { $0.count == 3 && $0.allSatisfy(\.isLetter) }
        let amount = words.lazy.compactMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }.first
        guard words.count == 2, let code, let amount else {
            throw ParameterProblem.expected("an amount such as 12.50 EUR", value)
        }
        return IntentCurrencyAmount(amount: amount, currencyCode: code.uppercased())
    }
}
