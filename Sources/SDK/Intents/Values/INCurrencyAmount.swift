// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

/// An amount of money; Intents, iOS 10.
open class INCurrencyAmount: _INValueObject {
    public convenience init(amount: NSDecimalNumber, currencyCode: String) {
        self.init(_values: ["amount": amount, "currencyCode": currencyCode])
    }

    /// In units of the currency, not in its cents.
    public var amount: NSDecimalNumber? { _get("amount") }
    /// ISO 4217.
    public var currencyCode: String? { _get("currencyCode") }

    open override class var _fields: [_INField] {
        [_INField("amount", DecimalNumber.self), _INField("currencyCode", String.self)]
    }

    open override class var _kind: _INKind { _INKind(.currencyAmount) }

    open override func _wired(full: Bool) -> _INWire {
        _INWire(.currencyAmount(CurrencyValue(amount: amount?.decimalValue ?? 0, currencyCode: currencyCode ?? "")))
    }

    open override class func _read(_ source: _INSource) -> Any? {
        let read = source.decoded(.currencyAmount, IntentCurrencyAmount.decode) as? IntentCurrencyAmount
        return read.map {
            Self(_values: ["amount": NSDecimalNumber(decimal: $0.amount), "currencyCode": $0.currencyCode])
        }
    }

    open override var _displayTitle: String {
        IntentCurrencyAmount(amount: amount?.decimalValue ?? 0, currencyCode: currencyCode ?? "")
            .displayRepresentation.title.resolved()
    }
}
