// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Snippets
import TerminalSurface

struct DoctorCommand: Command {
    static let definition = CommandDefinition(
        name: ["doctor"], text: \.doctor, options: [.json], examples: ["beckon doctor"],
        outcomes: [.usage, .unavailable])

    init(_ line: OptionParser.Parsed) throws { try line.atMost(0) }

    func run(in session: CommandSession) async throws -> OutcomeKind {
        var checks = await session.host.doctor(for: session.person.context(surface: .doctor))
        // Pictures are drawn in a sandbox too: what keeps it from working is said once.
        if !checks.contains(where: { $0.identifier == "sandbox" && $0.status == .failed }) {
            checks += await PictureDoctor(environment: session.environment).checks()
        }
        let isHealthy = !checks.contains { $0.status == .failed }
        if session.writesJSON {
            try session.print(
                StableDocument(["healthy": .bool(isHealthy), "checks": .array(checks.map(\.document))]))
            return isHealthy ? .succeeded : .unavailable
        }
        let left = checks.map(\.title.columns).max() ?? 0
        for check in checks {
            let finding = check.finding.printableLine
            try session.print("\(mark(check.status, session)) \(check.title.padded(to: left))  \(finding)")
            guard let remedy = check.remedy else { continue }
            for line in remedy.printableLine.wrapped(to: max(30, session.console.features.width - 4)) {
                try session.print("    \(session.style(line, .yellow))")
            }
        }
        let words = session.words.listing
        try session.print("\n" + (isHealthy ? words.healthy : session.style(words.unhealthy, .bold)))
        return isHealthy ? .succeeded : .unavailable
    }

    private func mark(_ status: DoctorCheck.Status, _ session: CommandSession) -> String {
        let plain = session.console.features.glyphs == .ascii
        return switch status {
        case .ok: session.style(plain ? "ok" : "✓", .green)
        case .warning: session.style(plain ? " !" : "!", .yellow, .bold)
        case .failed: session.style(plain ? " x" : "✗", .red, .bold)
        }
    }
}

extension DoctorCheck {
    fileprivate var document: JSONValue {
        .members([
            "identifier": .string(identifier), "title": .string(title), "status": .string(status.rawValue),
            "finding": .string(finding), "remedy": remedy.map(JSONValue.string),
        ])
    }
}
