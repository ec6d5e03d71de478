// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import BeckonSchema
import Testing

@testable import CoffeeApp
@testable import Intents

/// An app's own intent, as the build plugin has made it, and its author's handler.
struct OrderCoffeeTests {
    private let handler = OrderCoffeeHandler()

    private func intent(_ beverage: String? = nil, quantity: Int? = nil) -> OrderCoffeeIntent {
        let intent = OrderCoffeeIntent()
        intent.beverage = beverage
        intent.quantity = quantity.map { NSNumber(value: $0) }
        return intent
    }

    private func field(_ name: String) throws -> _INField {
        try #require(OrderCoffeeIntent._fields.first { $0.name == name })
    }

    private func inSpanish(_ body: () -> Void) {
        let context = LocalizationContext(languages: ["es-MX"], localeIdentifier: "es_MX")
        Localization.$current.withValue(context, operation: body)
    }

    @Test func factsOfTheDefinition() throws {
        let facts = OrderCoffeeIntent._facts
        #expect(facts.title == "Order Coffee")
        #expect(facts.explanation == "Orders a coffee")
        #expect(facts.asksConfirmation)
        #expect(facts.output == "orderNumber")
        #expect(facts.summary == "Order ${quantity} ${size} ${beverage}")
        #expect(
            facts.examples == [
                "Order coffee in ${applicationName}", "Get a latte from ${applicationName}", "I need a coffee",
            ])
        #expect(intent().suggestedInvocationPhrase == "My morning coffee")
        #expect(OrderCoffeeIntent._fields.map(\.name) == ["beverage", "size", "quantity", "withMilk", "milk"])
        #expect(try field("beverage").examples == ["a latte"])
        #expect(try field("quantity").maximum == 9)
        #expect(try field("withMilk").booleanNames == ["with", "without"])
        #expect(try field("quantity").type._kind.type == .integer)
    }

    @Test func textsOfAnotherLanguage() {
        inSpanish {
            let facts = OrderCoffeeIntent._facts
            #expect(facts.title == "Pedir café")
            #expect(facts.explanation == "Orders a coffee")
            #expect(facts.examples.first == "Pide un café en ${applicationName}")
            #expect(facts.examples.last == "Necesito un café")
            #expect(OrderCoffeeIntent._fields.first?.title == "Bebida")
            #expect(Milk.oat._shownTitle == "Leche de avena")
            let response = OrderCoffeeIntentResponse.success(
                orderNumber: "7", price: INCurrencyAmount(amount: 3, currencyCode: "EUR"))
            #expect(response._dialog?.hasPrefix("Tu pedido 7 cuesta ") == true)
        }
    }

    @Test func resolvesEachParameter() async throws {
        func outcome(_ parameter: String, _ intent: OrderCoffeeIntent) async -> String {
            let results = await intent._resolve(parameter, by: handler)
            return results.map { "\($0.map(\._outcome.kind))" } ?? "none"
        }
        #expect(await outcome("beverage", intent()) == "[Intents._INOutcome.Kind.needsValue]")
        #expect(await outcome("beverage", intent("coffee")).contains("disambiguation([\"espresso\", \"latte\"])"))
        #expect(await outcome("beverage", intent("latte")).contains("success(\"latte\")"))
        #expect(await outcome("quantity", intent(quantity: 3)).contains("success(3)"))
        #expect(await outcome("quantity", intent(quantity: 12)).contains("unsupported(Optional(1))"))
        #expect(await outcome("size", intent()).contains("unimplemented"))
        #expect(await outcome("withMilk", intent()) == "none")
    }

    @Test func confirmsAndHandles() async throws {
        #expect(intent()._isHandled(by: handler))
        #expect(!intent()._isHandled(by: self))
        #expect(await intent("latte")._confirm(by: handler)?._outcome == .ready)
        let closed = await intent("tea")._confirm(by: handler)
        #expect(closed?._codeName == "closed")
        #expect(closed?._code?.rawValue == 100)
        #expect(closed?._outcome == .failure)
        #expect(closed?._dialog == "The shop is closed.")

        let order = intent("latte", quantity: 2)
        order.size = "large"
        let response = try #require(await order._handle(by: handler))
        #expect(response._outcome == .success)
        #expect(response._members(full: false)["orderNumber"] == .string("2 large latte"))
        #expect(response._conciseDialog == "2 large latte")
        #expect(response._dialog?.hasPrefix("Your order 2 large latte is ") == true)
    }

    @Test func offersWhatThereIs() async throws {
        let offered = try await intent()._options("beverage", search: nil, by: handler)
        #expect(offered as? [String] == ["espresso", "latte"])
        #expect(try await intent()._options("size", search: nil, by: handler) == nil)
    }

    @Test func defaultsAreTheDefinitions() {
        #expect(intent()._default("size", by: handler) as? String == "small")
        #expect(intent()._default("quantity", by: handler) as? NSNumber == 1)
        #expect(intent()._default("beverage", by: handler) == nil)
    }

    @Test func milkIsOfNoConcernWithoutIt() {
        let order = intent()
        #expect(order._isHidden("milk"))
        order.withMilk = false
        #expect(order._isHidden("milk"))
        order.withMilk = true
        #expect(!order._isHidden("milk"))
        #expect(!order._isHidden("beverage"))
    }

    @Test func promptsSayWhatTheyAreAbout() throws {
        let order = intent("latte", quantity: 12)
        let beverage = try field("beverage")
        let choice = try #require(beverage.prompts.disambiguation)
        #expect(order._prompt(choice, for: beverage, count: 2) == "There are 2. Which one?")
        let quantity = try field("quantity")
        let reasons = quantity.prompts.unsupported
        #expect(order._prompt(reasons[1] ?? "", for: quantity) == "Quantity must be at most 9.")
        #expect(order._prompt(reasons[2] ?? "", for: quantity) == "There is no more latte.")
    }

    @Test func theSentenceTellsWhatIsKnown() {
        #expect(intent()._sentence == nil)
        let order = intent("latte")
        #expect(order._sentence == "Order latte")
        order.quantity = 2
        order.size = "large"
        #expect(order._sentence == "Order 2 large latte")
    }

    @Test func valuesComeBackAsTheyWerePutIn() throws {
        let order = intent("latte", quantity: 2)
        order.withMilk = true
        order.milk = .oat
        let json = JSONValue.object(order._members(full: true).mapValues(\.json))
        #expect(json[key: "withMilk"] == .bool(true))
        #expect(json[key: "quantity"] == .integer(2))
        let read = OrderCoffeeIntent(_values: OrderCoffeeIntent._values(from: json))
        #expect(read == order)
        #expect(read.milk == .oat)
        #expect(read.withMilk == true)
        order.milk = .unknown
        #expect(order._members(full: true)["milk"] == nil)
    }

    @Test func objectsComeBackAsTheyWerePutIn() throws {
        let request = FindShopsIntent()
        request.shops = OrderCoffeeHandler.town
        request.within = 90.5
        request.open = [true, false]
        let json = JSONValue.object(request._members(full: true).mapValues(\.json))
        let read = FindShopsIntent(_values: FindShopsIntent._values(from: json))
        #expect(read == request)
        #expect(read.shops?.first?.street == "Quay")
        #expect(read.shops?.first?.seats == 12)
        #expect(read.shops?.first?.milk == .oat)
        #expect(read.shops?.last?.milk == .unknown)
        #expect(read.within == 90.5)
        #expect(Shop._typeTitle == "Coffee shop")
    }

    @Test func aSearchIsHandedOn() async throws {
        let offered = try await FindShopsIntent()._options("shops", search: "St", by: handler)
        #expect((offered as? [Shop])?.map(\.displayString) == ["Station"])
    }
}
