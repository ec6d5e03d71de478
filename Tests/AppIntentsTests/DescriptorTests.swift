// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Testing

@testable import IntentsClient5

@Suite struct DescriptorTests {
    @Test func action() async throws {
        let action = await serving(ConversationTwin()) { IntentReflection.describe(ConnectServer.self) }
        #expect(action.identifier == "ConnectServer")
        #expect(action.title == "Connect")
        #expect(action.explanation == "Connects to a server.")
        #expect(action.category == "Network")
        #expect(action.keywords == ["vpn", "tunnel"])
        #expect(action.resultType == .string)
        #expect(action.resultName == "Address")
        #expect(action.authenticationPolicy == .requiresAuthentication)
        #expect(!action.opensApp)
        #expect(action.summary == "Connect to ${server} for ${minutes} minutes")
        #expect(action.parameters.map(\.name) == ["server", "transport", "minutes", "quiet", "note"])
        let server = try #require(action.parameters.first)
        #expect(server.type == .entity("ServerEntity"))
        #expect(server.isRequired && server.hasOptions)
        #expect(server.requestDialog == "Which server?")
        let transport = action.parameters[1]
        #expect(transport.type == .enumeration("Transport"))
        #expect(
            transport.defaultValue == .enumeration(EnumValue(type: "Transport", rawValue: "wg", title: "WireGuard")))
        #expect(transport.disambiguationDialog == "How?")
        let minutes = action.parameters[2]
        #expect(minutes.minimum == 1)
        #expect(minutes.maximum == 60)
        #expect(minutes.defaultValue == .integer(5))
        #expect(action.parameters[3].booleanNames == ["Quiet", "Loud"])
        #expect(action.parameters[4].isOptional && action.parameters[4].isMultiline)
    }

    @Test func parameterTypes() {
        let types = Dictionary(
            uniqueKeysWithValues: IntentReflection.describe(AllParameters.self).parameters.map { ($0.name, $0.type) })
        #expect(types["bare"] == .boolean)
        #expect(types["number"] == .number)
        #expect(types["styled"] == .attributedString)
        #expect(types["date"] == .date)
        #expect(types["time"] == .dateComponents)
        #expect(types["address"] == .url)
        #expect(types["length"] == .measurement(dimension: "UnitLength"))
        #expect(types["price"] == .currencyAmount)
        #expect(types["person"] == .person)
        #expect(types["picture"] == .file(contentTypes: ["public.image"]))
        #expect(types["files"] == .array(.file(contentTypes: ["public.data"])))
        #expect(types["servers"] == .array(.entity("ServerEntity")))
        #expect(types["numbers"] == .array(.integer))
    }

    @Test(arguments: [("length", "km"), ("wait", "m"), ("number", nil)] as [(String, String?)])
    func aBareNumberHasTheUnitOfTheAuthor(name: String, unit: String?) throws {
        let parameters = IntentReflection.describe(AllParameters.self).parameters
        let parameter = try #require(parameters.first { $0.name == name })
        #expect(parameter.defaultUnit == unit)
        #expect(try ParameterDescriptor(json: parameter.json).defaultUnit == unit)
    }

    @Test func titleOfABareParameterIsItsName() {
        #expect(IntentReflection.describe(AllParameters.self).parameters[0].title == "bare")
    }

    @Test func descriptionThatIsNotOptional() {
        #expect(IntentReflection.describe(PlainResult.self).explanation == "A description that is not optional")
    }

    @Test func opensApp() {
        #expect(IntentReflection.describe(OpenServer.self).opensApp)
        #expect(!IntentReflection.describe(DialogOrView.self).opensApp)
        #expect(!IntentReflection.describe(PlainResult.self).opensApp)
    }

    @Test func progressAndResultTypes() {
        #expect(IntentReflection.describe(Downloads.self).reportsProgress)
        #expect(IntentReflection.describe(Downloads.self).resultType == nil)
        #expect(IntentReflection.describe(ValueResult.self).resultType == .array(.integer))
        #expect(!IntentReflection.describe(CardSnippet.self).isDiscoverable)
    }

    @Test func enumeration() {
        let facts = IntentReflection.describe(Transport.self)
        #expect(facts.identifier == "Transport")
        #expect(facts.cases.map(\.rawValue) == ["wg", "ovpn", "none"])
        #expect(facts.cases.map(\.display.title) == ["WireGuard", "OpenVPN", "No tunnel"])
        #expect(facts.cases[0].display.image?.source == .symbol("bolt"))
    }

    @Test func entity() {
        let facts = IntentReflection.describe(ServerEntity.self)
        #expect(facts.title == "Server")
        #expect(facts.isSearchable && !facts.isEnumerable)
        #expect(facts.properties.map(\.name) == ["name", "country", "load"])
        #expect(facts.properties.map(\.type) == [.string, .string, .number])
        #expect(IntentReflection.describe(Tag.self).isEnumerable)
    }

    @Test func shortcuts() {
        let shortcuts = IntentReflection.shortcuts(of: ClientShortcuts.self)
        #expect(shortcuts.map(\.action) == ["ConnectServer", "ConnectServer", "PlainResult"])
        #expect(shortcuts[0].phrases == ["Connect with ${applicationName}", "${applicationName} to ${server}"])
        #expect(shortcuts[0].arguments.isEmpty)
        #expect(Set(shortcuts[1].arguments.keys) == ["server", "transport"])
        #expect(shortcuts[1].shortTitle == "Madrid")
        #expect(shortcuts[1].systemImageName == "sun.max")
        #expect(IntentReflection.negativePhrases(of: ClientShortcuts.self) == ["Open ${applicationName} store"])
    }

    @Test(arguments: [
        ("wg", "Connect to ${server} for ${minutes} minutes"), ("ovpn", "Connect slowly to ${server}"),
        ("none", "Do not connect"),
    ])
    func summaryFollowsTheValues(transport: String, sentence: String) throws {
        let chosen = try #require(Transport(rawValue: transport))
        let intent = ConnectServer(server: ServerQuery.servers[0], transport: chosen)
        #expect(IntentReflection.summary(of: intent) == sentence)
    }
}
