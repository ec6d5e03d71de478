// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import TerminalSurface

struct AppGrantCommand: Command {
    static let definition = CommandDefinition(
        name: ["app", "grant"], operands: "APP", text: \.appGrant, options: [.grant, .revoke, .json],
        examples: ["beckon app grant Connect", "beckon app grant --revoke Connect"],
        outcomes: [.usage, .notFound, .needsValue, .declined, .unavailable, .cancelled], completes: .apps)

    private let name: String
    private let grantsAll: Bool
    private let revokes: Bool

    init(_ line: OptionParser.Parsed) throws {
        name = try line.only("APP")
        grantsAll = line.has(.grant)
        revokes = line.has(.revoke)
    }

    func run(in session: CommandSession) async throws -> OutcomeKind {
        let registry = session.host.registry
        var app = try await registry.app(name)
        let words = session.words.listing
        if !revokes, !grantsAll {
            try await GrantQuestion(
                bundle: app.bundle, question: words.grantOnlyQuestion, acceptLabel: words.grantOnlyAccept
            ).ask(in: session)
        }
        // What was shown is what is granted, also where the bundle has changed meanwhile.
        app = try await registry.grant(revokes ? Entitlements() : app.bundle.entitlements, to: app.identifier)
        if session.writesJSON {
            try session.print(StableDocument(["app": app.document]))
        } else {
            let granted = app.granted.explanations
            let list = granted.isEmpty ? words.nonePermitted : granted.joined(separator: "; ")
            try session.print("\(app.name.printableLine): \(list.printableLine)")
        }
        return .succeeded
    }
}
