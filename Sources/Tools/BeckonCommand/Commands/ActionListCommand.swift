// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import TerminalSurface

struct ActionListCommand: Command {
    static let definition = CommandDefinition(
        name: ["action", "list"], operands: "[APP]", text: \.actionList, options: [.all, .json],
        examples: ["beckon action list", "beckon action list Connect"],
        outcomes: [.usage, .notFound, .unavailable], completes: .apps)

    private let app: String?
    private let showsHidden: Bool

    init(_ line: OptionParser.Parsed) throws {
        try line.atMost(1)
        app = line.operands.first
        showsHidden = line.has(.all)
    }

    func run(in session: CommandSession) async throws -> OutcomeKind {
        var listing = try await session.host.listing(for: session.context)
        if let app {
            let wanted = try await session.host.registry.app(app)
            listing.apps.removeAll { $0.app.identifier != wanted.identifier }
        }
        let actions = listing.actions(includingHidden: showsHidden)
        if session.writesJSON {
            try session.print(
                StableDocument([
                    "actions": .array(actions.map(\.summary)), "problems": .array(listing.problems.map(\.document)),
                ]))
            return .succeeded
        }
        if actions.isEmpty { try session.print(session.words.listing.noActions) }
        try session.print(ActionTable.columns(of: actions), emphasising: 0)
        for problem in listing.problems { try session.warn(problem, words: session.words.listing) }
        return .succeeded
    }
}
