// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Testing

@testable import IntentsClient5

@Suite struct EntityTests {
    init() { AppDependencyManager.shared.add(dependency: QueryLog()) }

    @Test(arguments: [("a2", "a2"), ("Madrid", "b1"), ("oslo", "a1"), ("North", "a2")])
    func oneHit(text: String, id: String) async throws {
        let intent = ConnectServer()
        try await serving(ConversationTwin()) { try await intent.$server.assign(.string(text)) }
        #expect(intent.server.id == id)
    }

    @Test func severalHitsAreAChoice() async throws {
        let intent = ConnectServer()
        do {
            try await intent.$server.assign(.string("Os"))
            Issue.record("It should be ambiguous.")
        } catch ParameterProblem.ambiguous(let options) {
            #expect(options.map(\.id) == ["a1", "a2"])
            #expect(options.map(\.display.title) == ["Oslo", "Oslo North"])
        }
    }

    @Test func choiceIsAskedFor() async {
        let twin = ConversationTwin([.accepted(.string("a2"))])
        let result = await run(ConnectServer(), ["server": .string("Os")], with: twin)
        #expect(result.value == .string("Oslo North/wg/5/false/-"))
        #expect(twin.questions.map(\.parameter) == ["server"])
    }

    @Test func choiceWithinAList() async throws {
        let intent = AllParameters()
        let twin = ConversationTwin([.accepted(.string("a1"))])
        try await serving(twin) { try await intent.$servers.assign(.array([.string("Os"), .string("Madrid")])) }
        #expect(intent.servers?.map(\.id) == ["a1", "b1"])
    }

    @Test func noHit() async {
        let result = await run(ConnectServer(), ["server": .string("Atlantis")])
        #expect(result.failure?.code == .notFound)
        #expect(result.failure?.parameter == "server")
    }

    @Test func valueIsFetchedAgain() async throws {
        let intent = ConnectServer()
        try await intent.$server.assign(.entity(EntityValue(type: "ServerEntity", id: "b1")))
        #expect(intent.server.name == "Madrid")
        #expect(intent.server.country == nil)
    }

    @Test func listIsFetchedAtOnceInOrder() async throws {
        let intent = AllParameters()
        let wanted = ["b1", "a1", "gone"].map { IntentValue.entity(EntityValue(type: "ServerEntity", id: $0)) }
        try await intent.$servers.assign(.array(wanted))
        #expect(intent.servers?.map(\.id) == ["b1", "a1"])
    }

    @Test func ownQueryOfAParameter() async throws {
        let intent = AllParameters()
        let options = try await intent.$northern.options(for: intent, search: nil)
        #expect(options?.map(\.id) == ["a2"])
        await #expect(throws: ParameterProblem.notFound("Madrid")) {
            try await intent.$northern.assign(.string("Madrid"))
        }
    }

    @Test func identifierThatIsANumber() async throws {
        let intent = AllParameters()
        try await intent.$tags.assign(.array([.string("home"), .string("1")]))
        #expect(intent.tags?.map(\.word) == ["Home", "Work"])
    }

    @Test(arguments: [
        (EntityRequest.identifiers(["b1"]), ["b1"]), (.matching("oslo"), ["a1", "a2"]),
        (.suggested, ["a1", "a2", "b1"]), (.all, ["a1", "a2", "b1"]),
    ])
    func queryFromOutside(request: EntityRequest, ids: [String]) async throws {
        #expect(try await IntentReflection.entities(of: ServerEntity.self, request).map(\.id) == ids)
    }

    @Test func encodedEntityHasItsMembers() async throws {
        let entity = try #require(try await IntentReflection.entities(of: ServerEntity.self, .suggested).first)
        #expect(entity.display?.title == "Oslo")
        #expect(entity.display?.subtitle == "Norway")
        #expect(entity.properties == ["name": .string("Oslo"), "country": .string("Norway"), "load": .number(0.5)])
    }

    @Test func uniqueEntity() async throws {
        let found = try await IntentReflection.entities(of: ConfigurationEntity.self, .all)
        #expect(found.map(\.id) == ["ConfigurationEntity"])
        #expect(found.first?.properties == ["isStrict": .boolean(true)])
    }

    @Test func optionsWithWords() async throws {
        let intent = AllParameters()
        let options = try await intent.$colour.options(for: intent, search: nil)
        #expect(options?.map(\.id) == ["#f00", "#fa0", "#00f"])
        #expect(options?.last?.display == DisplayRepresentationValue(title: "Blue", subtitle: "as the sea"))
        #expect(try await intent.$colour.options(for: intent, search: "ora")?.map(\.id) == ["#fa0"])
        #expect(try await intent.$text.options(for: intent, search: nil) == nil)
    }

    @Test func optionsThatDependOnAnotherParameter() async throws {
        let intent = PicksRoom()
        #expect(try await intent.$room.options(for: intent, search: nil)?.isEmpty == true)
        intent.house = "Old"
        #expect(try await intent.$room.options(for: intent, search: nil)?.map(\.id) == ["Old kitchen", "Old cellar"])
    }

    @Test func collectionFetchesWhenAsked() async throws {
        var collection: EntityCollection<ServerEntity> = ["b1", "gone"]
        collection.append("a1")
        collection.remove("gone")
        #expect(collection.contains("a1") && collection.count == 2)
        #expect(Set(try await collection.resolvedEntities().map(\.id)) == ["a1", "b1"])
    }

    @Test func propertyQueryDeclaresItsComparisons() async throws {
        #expect(PropertyTagQuery.properties.declarations.count == 3)
        #expect(PropertyTagQuery.properties[1].keyPath == \ServerEntity.$load)
        #expect(PropertyTagQuery.sortingOptions.options.count == 2)
        let found = try await PropertyTagQuery().entities(
            matching: [{ $0.load < 0.6 }], mode: .and, sortedBy: [], limit: 1)
        #expect(found.map(\.id) == ["a1"])
    }

    @Test func aBuilderTakesListsAsWellAsSingleItems() async throws {
        let items = try await WindProvider().results().sections.map { $0.items.map(\.value) }
        #expect(
            items == [
                ["Bora", "Mistral"], ["Föhn", "Scirocco"], ["Bora again"], ["Mistral again"],
                ["Old Bora", "Old Mistral"],
            ])
    }
}
