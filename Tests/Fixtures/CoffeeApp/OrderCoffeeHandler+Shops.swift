// SPDX-License-Identifier: Apache-2.0
import Intents

extension OrderCoffeeHandler: FindShopsIntentHandling {
    /// The shops of the town.
    static var town: [Shop] {
        let harbour = Shop(identifier: "1", display: "Harbour")
        harbour.street = "Quay"
        harbour.seats = 12
        harbour.milk = .oat
        let station = Shop(identifier: "2", display: "Station")
        station.street = "Main Street"
        return [harbour, station]
    }

    func resolveShops(for intent: FindShopsIntent) async -> [ShopResolutionResult] {
        guard let shops = intent.shops, !shops.isEmpty else { return [.needsValue()] }
        return shops.map { shop in
            guard let known = Self.town.first(where: { $0.displayString == shop.displayString }) else {
                return .disambiguation(with: Self.town)
            }
            return .success(with: known)
        }
    }

    func provideShopsOptionsCollection(
        for intent: FindShopsIntent, searchTerm: String?
    ) async throws -> INObjectCollection<Shop> {
        INObjectCollection(items: Self.town.filter { $0.displayString.hasPrefix(searchTerm ?? "") })
    }

    func handle(intent: FindShopsIntent) async -> FindShopsIntentResponse {
        guard let nearest = intent.shops?.first, (intent.within?.doubleValue ?? 600) < 3600 else {
            return FindShopsIntentResponse(code: .successFarAway, userActivity: nil)
        }
        let response = FindShopsIntentResponse.success(nearest: nearest)
        response.found = intent.shops
        return response
    }
}
