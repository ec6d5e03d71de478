// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import TerminalSurface

struct AppShowCommand: Command {
    static let definition = CommandDefinition(
        name: ["app", "show"], operands: "APP", text: \.appShow, options: [.json],
        examples: ["beckon app show Connect"], outcomes: [.usage, .notFound, .crashed, .unavailable],
        completes: .apps)

    private let name: String

    init(_ line: OptionParser.Parsed) throws { name = try line.only("APP") }

    func run(in session: CommandSession) async throws -> OutcomeKind {
        let app = try await session.host.registry.app(name)
        let catalogue = try await session.host.registry.catalogue(of: app, for: session.context)
        let actions = catalogue.actions.map { ResolvedAction(app: app, catalogue: catalogue, action: $0) }
        let chosen = try await session.host.registry.preferences().filter { $0.value == app.identifier }.keys.sorted()
        if session.writesJSON {
            var document = app.document
            document[key: "preferredFor"] = chosen.jsonOrNil
            let learned = try await session.host.registry.learnedCounts(of: app)
            document[key: "learned"] = learned.isEmpty ? nil : .object(learned.mapValues(JSONValue.integer))
            document[key: "actions"] = .array(actions.map(\.summary))
            try session.print(StableDocument(["app": document]))
            return .succeeded
        }
        let words = session.words.listing
        try session.print(session.style(app.name.printableLine, .bold))
        var facts = Columns()
        facts.add([words.identifier, app.identifier])
        if let version = app.bundle.version { facts.add([words.version, version.printableLine]) }
        facts.add([words.location, app.bundle.url.path])
        let granted = app.granted.explanations
        for (index, line) in (granted.isEmpty ? [words.nonePermitted] : granted).enumerated() {
            facts.add([index == 0 ? words.permissions : "", line.printableLine])
        }
        if !chosen.isEmpty { facts.add([words.preferredFor, chosen.joined(separator: ", ").printableLine]) }
        try session.print(facts, indent: 2)
        try session.print("\n" + session.style(words.actions, .bold))
        try session.print(ActionTable.columns(of: actions), indent: 2, emphasising: 0)
        return .succeeded
    }
}
