// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct AllParameters: AppIntent {
    static let title: LocalizedStringResource = "All Parameters"

    @Parameter var bare: Bool?
    @Parameter(title: "Number", default: 1.5, controlStyle: .slider, inclusiveRange: (0, 10)) var number: Double
    @Parameter(title: "Text") var text: String?
    @Parameter(title: "Styled") var styled: AttributedString?
    @Parameter(title: "Date", kind: .date) var date: Date?
    @Parameter(title: "Time", kind: .time) var time: DateComponents?
    @Parameter(title: "Address") var address: URL?
    @Parameter(title: "Length", defaultUnit: .kilometers, supportsNegativeNumbers: false)
    var length: Measurement<UnitLength>?
    @Parameter(title: "Wait", defaultValue: 30, defaultUnit: .minutes) var wait: Measurement<UnitDuration>
    @Parameter(title: "Price", currencyCodes: ["EUR", "USD"]) var price: IntentCurrencyAmount?
    @Parameter(title: "Person") var person: IntentPerson?
    @Parameter(title: "Picture", description: "One", supportedContentTypes: [.image]) var picture: IntentFile?
    @Parameter(title: "Files", supportedTypeIdentifiers: ["public.data"]) var files: [IntentFile]?
    @Parameter(title: "Transport", supportedValues: [.wireGuard, .openVPN]) var transport: Transport?
    @Parameter(title: "Servers") var servers: [ServerEntity]?
    @Parameter(title: "Words", default: ["a"]) var words: [String]
    @Parameter(title: "Pair", size: 2) var pair: [Int]?
    @Parameter(title: "Tags", size: IntentCollectionSize(min: 1, max: 2)) var tags: [Tag]?
    @Parameter(title: "Set") var numbers: Set<Int>?
    @Parameter(title: "Colour", optionsProvider: ColourProvider()) var colour: String?
    @Parameter(title: "Own query", query: NorthernQuery()) var northern: ServerEntity?
    @Parameter(description: "Only described", default: 3, inclusiveRange: (0, 5)) var described: Int
    @Parameter(title: "Even", resolvers: { EvenResolver() }) var even: Int?

    func perform() async throws -> some IntentResult { .result() }
}

struct EvenResolver: Resolver {
    func resolve(from input: String, context: Context<Int>) async throws -> Int? {
        input == "a pair" ? 2 : nil
    }
}

struct ColourProvider: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection(promptLabel: "Colours") {
            ItemSection("Warm", items: [IntentItem("#f00", title: "Red"), IntentItem("#fa0", title: "Orange")])
            ItemSection("Cold", items: [IntentItem("#00f", title: "Blue", subtitle: "as the sea")])
        }
    }
}

struct WindProvider: DynamicOptionsProvider {
    let names = ["Bora", "Mistral"]

    func results() async throws -> ItemCollection<String> {
        ItemCollection {
            ItemSection("Cold") { names.map { IntentItem($0, title: "\($0)") } }
            ItemSection("Warm") { ["Föhn", "Scirocco"] }
            names.map { name in ItemSection(items: [IntentItem(name + " again")]) }
            names.map { IntentItem("Old " + $0) }
        }
    }
}

struct NorthernQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [ServerEntity] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [ServerEntity] { [ServerQuery.servers[1]] }
}

struct Settles: AppIntent {
    static let title: LocalizedStringResource = "Settles"
    @Parameter(title: "Tag") var tag: Tag
    @Parameter(title: "Northern", query: NorthernQuery()) var northern: ServerEntity
    @Parameter(title: "Transport", requestDisambiguationDialog: "Which transport?") var transport: Transport
    @Parameter(title: "Word", requestValueDialog: "Which word?") var word: String
    func perform() async throws -> some ReturnsValue<String> {
        .result(value: "\(tag.word) \(northern.id) \(transport.rawValue) \(word)")
    }
}

struct DependentOptions: DynamicOptionsProvider {
    @IntentParameterDependency<PicksRoom>(\.$house) var intent
    func results() async throws -> [String] {
        guard let intent else { return [] }
        return ["\(intent.house) kitchen", "\(intent.house) cellar"]
    }
    func defaultResult() async -> String? { nil }
}

struct PicksRoom: AppIntent {
    static let title: LocalizedStringResource = "Room"
    @Parameter(title: "House") var house: String
    @Parameter(title: "Room", optionsProvider: DependentOptions()) var room: String
    func perform() async throws -> some IntentResult { .result() }
}
