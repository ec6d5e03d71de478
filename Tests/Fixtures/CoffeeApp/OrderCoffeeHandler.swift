// SPDX-License-Identifier: Apache-2.0
import Intents

/// A coffee shop as an app's author writes it: some methods with completions, some `async`.
final class OrderCoffeeHandler: NSObject, OrderCoffeeIntentHandling {
    func resolveBeverage(
        for intent: OrderCoffeeIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        switch intent.beverage {
        case nil: completion(.needsValue())
        case "coffee": completion(.disambiguation(with: ["espresso", "latte"]))
        case let beverage?: completion(.success(with: beverage))
        }
    }

    func resolveQuantity(for intent: OrderCoffeeIntent) async -> OrderCoffeeQuantityResolutionResult {
        guard let quantity = intent.quantity?.intValue else { return .needsValue() }
        if quantity > 9 { return .unsupported(forReason: .greaterThanMaximumValue) }
        return .success(with: quantity)
    }

    func provideBeverageOptionsCollection(
        for intent: OrderCoffeeIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void
    ) {
        completion(INObjectCollection(items: ["espresso", "latte"]), nil)
    }

    func defaultBeverage(for intent: OrderCoffeeIntent) -> String? { nil }

    func confirm(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
        OrderCoffeeIntentResponse(code: intent.beverage == "tea" ? .closed : .ready, userActivity: nil)
    }

    func handle(intent: OrderCoffeeIntent, completion: @escaping (OrderCoffeeIntentResponse) -> Void) {
        let count = intent.quantity?.intValue ?? 0
        completion(
            .success(
                orderNumber: "\(count) \(intent.size ?? "") \(intent.beverage ?? "")",
                price: INCurrencyAmount(amount: NSDecimalNumber(value: 3 * count), currencyCode: "EUR")))
    }
}
