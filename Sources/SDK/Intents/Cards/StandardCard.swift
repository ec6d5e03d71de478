// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
package import BeckonSchema

/// What is shown of a request whose app has no view of its own.
package enum StandardCard {
    /// The card; nil for a request that has nothing to show but its name.
    package static func card(
        for intent: INIntent, _ response: INIntentResponse?, at moment: RequestCards.Moment
    ) -> SnippetNode? {
        let writer = CardWriter(intent: intent, response: response, moment: moment)
        let body = writer.body
        guard !body.parts.isEmpty else { return nil }
        let header = CardParts.header(
            symbol: body.symbol, color: body.color, title: writer.title, app: AppName.current)
        return CardParts.column([header] + body.parts, spacing: 12)
    }
}

/// The app's name for people, where its `Info.plist` is at hand.
enum AppName {
    static var current: String? {
        let information = AppResources.current.information
        return information["CFBundleDisplayName"] ?? information["CFBundleName"]
    }
}

/// What a domain shows, below the header that all cards have.
struct CardBody {
    var symbol: String
    var color: String
    var parts: [SnippetNode]

    init(_ symbol: String, _ color: String, _ parts: [SnippetNode?]) {
        self.symbol = symbol
        self.color = color
        self.parts = parts.compactMap(\.self)
    }
}

/// One request on its way to a card, in the language of the request.
struct CardWriter {
    let intent: INIntent
    let response: INIntentResponse?
    let moment: RequestCards.Moment
    let words = CardWords.current
    let texts = CardTexts(Localization.current)

    var title: String {
        let facts = type(of: intent)._facts
        return words.titles[type(of: intent)._typeName] ?? facts.title
    }

    var isDone: Bool { moment == .result }

    var body: CardBody {
        switch type(of: intent)._facts.domain {
        case "Messages": messages
        case "Calls": call
        case "Rides": ride
        case "Payments": payment
        case "Notebook": notebook
        case "Photos": photos
        case "Workouts": workout
        case "Reservations", "Restaurant": reservation
        default: plain
        }
    }

    /// A line with what a value is and the value itself; nil where there is none.
    func detail(_ label: CardLabel, _ value: String?) -> SnippetNode? {
        value.flatMap { $0.isEmpty ? nil : CardParts.detail(words[label], $0) }
    }

    /// The first of a list, and how many more there are.
    func list<Item>(_ items: [Item], _ line: (Item) -> SnippetNode) -> SnippetNode? {
        guard !items.isEmpty else { return nil }
        let shown = 4
        var lines = items.prefix(items.count == shown + 1 ? shown + 1 : shown).map(line)
        if items.count > lines.count {
            lines.append(
                CardParts.text(words[.more].filled("\(items.count - lines.count)"), .footnote, color: "secondary"))
        }
        return CardParts.column(lines, spacing: 8)
    }
}
