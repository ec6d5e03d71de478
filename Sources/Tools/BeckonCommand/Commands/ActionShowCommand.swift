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
        if session.writesJSON {
            try session.print(StableDocument(["action": action.document]))
        } else {
            try session.print(ActionPage(action: action, session: session).text)
        }
        return .succeeded
    }
}
