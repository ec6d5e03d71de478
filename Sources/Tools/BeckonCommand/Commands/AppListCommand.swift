// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import TerminalSurface

struct AppListCommand: Command {
    static let definition = CommandDefinition(
        name: ["app", "list"], text: \.appList, options: [.json], examples: ["beckon app list"],
        outcomes: [.usage, .unavailable])

    init(_ line: OptionParser.Parsed) throws { try line.atMost(0) }

    func run(in session: CommandSession) async throws -> OutcomeKind {
        let listing = try await session.host.registry.list()
        if session.writesJSON {
            try session.print(
                StableDocument([
                    "apps": .array(listing.apps.map(\.document)),
                    "problems": .array(listing.problems.map(\.document)),
                ]))
            return .succeeded
        }
        if listing.apps.isEmpty { try session.print(session.words.listing.noApps) }
        var table = Columns()
        for app in listing.apps {
            let origin = app.origin == .system ? session.words.listing.system : ""
            table.add([app.name.printableLine, app.bundle.version ?? "", app.identifier, origin])
        }
        try session.print(table, emphasising: 0)
        for problem in listing.problems { try session.warn(problem, words: session.words.listing) }
        return .succeeded
    }
}

extension CommandSession {
    func warn(_ problem: AppProblem, words: ListingWords) throws {
        try warn(words.leftOut.filled("\(problem.path): \(problem.message)"))
    }
}
