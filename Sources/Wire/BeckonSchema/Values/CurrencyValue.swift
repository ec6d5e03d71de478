// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// An amount of money; `currencyCode` is ISO 4217.
package struct CurrencyValue: Sendable, Hashable {
    package var amount: Decimal
    package var currencyCode: String
    package init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}
