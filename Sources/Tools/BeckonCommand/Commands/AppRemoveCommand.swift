// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import TerminalSurface

struct AppRemoveCommand: Command {
    static let definition = CommandDefinition(
        name: ["app", "remove"], operands: "APP…", text: \.appRemove, options: [.keepData, .json],
        examples: ["beckon app remove Connect"], outcomes: [.usage, .notFound, .denied, .unavailable],
        completes: .apps)

    private let names: [String]
    private let keepsData: Bool

    init(_ line: OptionParser.Parsed) throws {
        guard !line.operands.isEmpty else { throw UsageError(code: .missingOperand, word: "APP") }
        names = line.operands
        keepsData = line.has(.keepData)
    }

    func run(in session: CommandSession) async throws -> OutcomeKind {
        var removed: [JSONValue] = []
        for name in names {
            let app = try await session.host.registry.app(name)
            try await session.host.registry.remove(app.identifier, keepingData: keepsData)
            removed.append(app.document)
            if !session.writesJSON {
                try session.print(session.words.listing.removed.filled(app.name.printableLine))
            }
        }
        if session.writesJSON { try session.print(StableDocument(["removed": .array(removed)])) }
        return .succeeded
    }
}
