// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import TerminalSurface

struct AppInstallCommand: Command {
    static let definition = CommandDefinition(
        name: ["app", "install"], operands: "BUNDLE…", text: \.appInstall, options: [.grant, .json],
        examples: ["beckon app install Connect.app"],
        outcomes: [.usage, .needsValue, .declined, .timedOut, .crashed, .unavailable, .cancelled], completes: .bundles)

    private let bundles: [String]
    private let grantsAll: Bool

    init(_ line: OptionParser.Parsed) throws {
        guard !line.operands.isEmpty else { throw UsageError(code: .missingOperand, word: "BUNDLE") }
        bundles = line.operands
        grantsAll = line.has(.grant)
    }

    func run(in session: CommandSession) async throws -> OutcomeKind {
        var installed: [JSONValue] = []
        for path in bundles {
            let url = URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
            let bundle = try session.host.registry.inspect(url)
            if !grantsAll {
                let words = session.words.listing
                try await GrantQuestion(
                    bundle: bundle, question: words.grantQuestion, acceptLabel: words.grantAccept
                ).ask(in: session)
            }
            // The app is asked what it offers before it takes its place: a broken one replaces nothing.
            let app = try await session.host.registry.install(
                url, granting: bundle.entitlements, trying: session.context)
            let catalogue = try await session.host.registry.catalogue(of: app, for: session.context)
            installed.append(app.document)
            if !session.writesJSON {
                let count = "\(catalogue.actions.count(where: \.isDiscoverable))"
                try session.print(session.words.listing.installed.filled(app.name.printableLine, count))
            }
        }
        if session.writesJSON { try session.print(StableDocument(["installed": .array(installed)])) }
        return .succeeded
    }
}
