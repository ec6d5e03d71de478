// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import TerminalSurface

struct AppPreferCommand: Command {
    static let definition = CommandDefinition(
        name: ["app", "prefer"], operands: "REQUEST [APP]", text: \.appPrefer, options: [.unprefer, .json],
        examples: [
            "beckon app prefer INSendMessageIntent Messenger", "beckon app prefer --forget INSendMessageIntent",
        ],
        outcomes: [.usage, .notFound, .crashed, .unavailable], completes: .requests, completesRest: .apps)

    private let request: String
    /// Nil where the choice is to be forgotten.
    private let app: String?

    init(_ line: OptionParser.Parsed) throws {
        let forgets = line.has(.unprefer)
        try line.atMost(forgets ? 1 : 2)
        guard let request = line.operands.first else { throw UsageError(code: .missingOperand, word: "REQUEST") }
        guard forgets || line.operands.count == 2 else { throw UsageError(code: .missingOperand, word: "APP") }
        self.request = request
        app = forgets ? nil : line.operands[1]
    }

    func run(in session: CommandSession) async throws -> OutcomeKind {
        let registry = session.host.registry
        let words = session.words.listing
        guard let app else {
            let forgotten = try await registry.forgetPreference(for: request, in: session.context)
            if session.writesJSON {
                try session.print(StableDocument(["request": .string(forgotten)]))
            } else {
                try session.print(words.preferenceForgotten.filled(forgotten))
            }
            return .succeeded
        }
        let preferred = try await registry.prefer(request, in: app, for: session.context)
        if session.writesJSON {
            try session.print(
                StableDocument([
                    "request": .string(preferred.action.identifier), "app": preferred.app.document,
                ]))
        } else {
            try session.print(
                words.preferenceSet.filled(preferred.action.title.printableLine, preferred.app.name.printableLine))
        }
        return .succeeded
    }
}
