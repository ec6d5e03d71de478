// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import TerminalSurface

struct HistoryCommand: Command {
    static let definition = CommandDefinition(
        name: ["history"], text: \.history, options: [.limit, .onlyApp, .onlyAction, .forget, .json],
        examples: ["beckon history --limit 5", "beckon history --json --app Connect"],
        outcomes: [.usage, .unavailable])

    private let query: HistoryQuery
    private let forgets: Bool

    init(_ line: OptionParser.Parsed) throws {
        try line.atMost(0)
        forgets = line.has(.forget)
        var query = HistoryQuery(app: line.value(.onlyApp), action: line.value(.onlyAction))
        if let text = line.value(.limit) {
            guard !forgets else {
                throw UsageError(code: .invalidValue, word: "--limit \(text)", expected: "--forget, --app, --action")
            }
            guard let limit = Int(text), (1...100_000).contains(limit) else {
                throw UsageError(code: .invalidValue, word: "--limit \(text)", expected: "1–100000")
            }
            query.limit = limit
        }
        self.query = query
    }

    func run(in session: CommandSession) async throws -> OutcomeKind {
        if forgets { return try await forget(in: session) }
        let entries = try await session.host.history.entries(query)
        if session.writesJSON {
            try session.print(StableDocument(["runs": .array(entries.map(\.document))]))
            return .succeeded
        }
        if entries.isEmpty { try session.print(session.words.listing.noHistory) }
        var table = Columns()
        for entry in entries {
            table.add([
                shown(entry.started), "\(entry.appShortName).\(entry.action)".printableLine,
                entry.duration.map { shown(seconds: $0, session.locale) } ?? "", entry.surface.rawValue,
                ending(of: entry, session.words),
            ])
        }
        try session.print(table, emphasising: 1)
        return .succeeded
    }

    private func forget(in session: CommandSession) async throws -> OutcomeKind {
        let count = try await session.host.history.forget(query)
        if session.writesJSON {
            try session.print(StableDocument(["forgotten": .integer(count)]))
        } else {
            try session.print(session.words.listing.forgotten.filled("\(count)"))
        }
        return .succeeded
    }

    /// The same in every language, and in order when sorted as text.
    private func shown(_ date: Date) -> String {
        let style = Date.VerbatimFormatStyle(
            format: """
                \(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
                """,
            timeZone: .current, calendar: Calendar(identifier: .gregorian))
        return date.formatted(style)
    }

    private func shown(seconds: Double, _ locale: Locale) -> String {
        "\(seconds.formatted(.number.precision(.fractionLength(seconds < 10 ? 1 : 0)).locale(locale))) s"
    }

    private func ending(of entry: HistoryEntry, _ words: CommandWords) -> String {
        switch entry.state {
        case .running: words.listing.running
        case .interrupted: words.listing.interrupted
        // Its failure says no more.
        case .ended(.cancelled): words.outcomes.cancelled
        case .ended(let kind):
            entry.failure.map { "\(words.outcomes[kind]): \($0.message.printableLine)" } ?? words.outcomes[kind]
        }
    }
}

extension HistoryEntry {
    fileprivate var document: JSONValue {
        .members([
            "id": .integer(Int(id)), "started": .string(started.formatted(.iso8601)),
            "seconds": duration.map { .number(($0 * 1000).rounded() / 1000) },
            "name": .string("\(appShortName).\(action)"),
            "app": ["identifier": .string(appIdentifier), "name": .string(appName)], "title": .string(title),
            "surface": .string(surface.rawValue), "arguments": .object(arguments), "outcome": .string(outcome),
            "value": value, "dialog": dialog.map(JSONValue.string), "failure": failure?.json,
        ])
    }

    private var outcome: String {
        switch state {
        case .running: "running"
        case .interrupted: "interrupted"
        case .ended(let kind): kind.rawValue
        }
    }
}
