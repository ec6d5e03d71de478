// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import TerminalSurface

struct ActionShowCommand: Command {
    static let definition = CommandDefinition(
        name: ["action", "show"], operands: "ACTION", text: \.actionShow, options: [.json],
        examples: ["beckon action show Connect.ToggleVPN"], outcomes: [.usage, .notFound, .unavailable],
        completes: .actions)

    private let name: String

    init(_ line: OptionParser.Parsed) throws { name = try line.only("ACTION") }

    func run(in session: CommandSession) async throws -> OutcomeKind {
        let action = try await session.host.resolve(name, for: session.context)
        let isPreferred =
            try await session.host.registry.preferences()[action.action.identifier] == action.app.identifier
        if session.writesJSON {
            var document = action.document
            if isPreferred { document[key: "preferred"] = true }
            try session.print(StableDocument(["action": document]))
        } else {
            try session.print(ActionPage(action: action, session: session, isPreferred: isPreferred).text)
        }
        return .succeeded
    }
}
