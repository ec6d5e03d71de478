// SPDX-License-Identifier: Apache-2.0

/// From one price to another; Intents, iOS 10.
open class INPriceRange: _INValueObject {
    /// The prices in either order.
    public convenience init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String) {
        let isAscending = firstPrice.decimalValue <= secondPrice.decimalValue
        self.init(_values: ["currencyCode": currencyCode])
        _values["minimumPrice"] = isAscending ? firstPrice : secondPrice
        _values["maximumPrice"] = isAscending ? secondPrice : firstPrice
    }

    public convenience init(maximumPrice: NSDecimalNumber, currencyCode: String) {
        self.init(_values: ["maximumPrice": maximumPrice, "currencyCode": currencyCode])
    }

    public convenience init(minimumPrice: NSDecimalNumber, currencyCode: String) {
        self.init(_values: ["minimumPrice": minimumPrice, "currencyCode": currencyCode])
    }

    public convenience init(price: NSDecimalNumber, currencyCode: String) {
        self.init(firstPrice: price, secondPrice: price, currencyCode: currencyCode)
    }

    public var minimumPrice: NSDecimalNumber? { _get("minimumPrice") }
    public var maximumPrice: NSDecimalNumber? { _get("maximumPrice") }
    /// ISO 4217.
    public var currencyCode: String { _get("currencyCode") ?? "" }

    open override class var _fields: [_INField] {
        [
            _INField("minimumPrice", DecimalNumber.self), _INField("maximumPrice", DecimalNumber.self),
            _INField("currencyCode", String.self),
        ]
    }
}
