// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SQLite

/// Every run, from before it starts to its end.
package struct History: Sendable {
    /// Runs that are kept.
    private static let capacity: Int64 = 10_000
    /// Every how many runs the oldest are let go.
    private static let pruning: Int64 = 256

    private let state: StateStore
    private let now: @Sendable () -> Date

    init(state: StateStore, now: @escaping @Sendable () -> Date) {
        self.state = state
        self.now = now
    }

    /// Writes down that a run begins.
    func begin(
        _ action: RunningAction, arguments: [String: JSONValue], surface: SurfaceName
    ) async throws -> Int64 {
        let text = try HistoryRedaction.arguments(arguments, of: action.action).text()
        let process = ProcessMark.current
        let started = now().timeIntervalSince1970
        return try await state.use { database in
            _ = try database.execute(
                """
                INSERT INTO run (started, app, app_name, app_short_name, action, title, surface, arguments, process,
                                 process_started)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .real(started), .text(action.appIdentifier), .text(action.appName), .text(action.appShortName),
                    .text(action.action.identifier), .text(action.action.title), .text(surface.rawValue), .text(text),
                    .integer(Int64(process.id)), .text(process.started),
                ])
            let row = database.lastInsertedRow
            if row.isMultiple(of: Self.pruning) {
                _ = try database.execute("DELETE FROM run WHERE id <= ?", [.integer(row - Self.capacity)])
            }
            return row
        }
    }

    /// Writes down how a run ended.
    func end(_ id: Int64, _ outcome: RunOutcome) async throws {
        let result = outcome.result
        let value = try result.value.map { try HistoryRedaction.value($0.json).text() }
        let failure = try result.failure.map { try HistoryRedaction.value($0.json).text() }
        try await state.use {
            _ = try $0.execute(
                "UPDATE run SET duration = ?, outcome = ?, value = ?, dialog = ?, failure = ? WHERE id = ?",
                [
                    .real(outcome.duration / .seconds(1)), .text(outcome.kind.rawValue), DatabaseValue(value),
                    DatabaseValue((result.dialog?.full).map(HistoryRedaction.text)), DatabaseValue(failure),
                    .integer(id),
                ])
        }
    }

    /// Runs, the newest first.
    /// - Throws: `HostError` with code `database` or `damaged`.
    package func entries(_ query: HistoryQuery = HistoryQuery()) async throws -> [HistoryEntry] {
        try await state.use { database in
            try database.execute(
                """
                SELECT id, started, duration, app, app_name, action, title, surface, arguments, outcome, value,
                       dialog, failure, process, process_started, app_short_name
                FROM run
                WHERE \(Self.matches)
                ORDER BY id DESC LIMIT ?4
                """,
                Self.values(of: query) + [.integer(Int64(max(0, query.limit)))]
            ).map { row in
                do {
                    return try HistoryEntry(row: row)
                } catch {
                    throw HostError(
                        .damaged, "Entry \(row[0].integer ?? 0) of the history is damaged: \(error)", cause: error)
                }
            }
        }
    }

    /// Looks whether the database is whole and takes a write.
    /// - Throws: `HostError` with code `database`.
    func check() async throws {
        try await state.use { database in
            let answer = try database.execute("PRAGMA quick_check(1)").first?.first?.text
            guard answer == "ok" else {
                throw HostError(.database, "The database is damaged: \(answer ?? "it does not say how").")
            }
            // Something that goes again, but must come onto the disk to be found whole.
            try database.transaction {
                _ = try database.execute("INSERT OR REPLACE INTO bundle VALUES ('', '')")
                _ = try database.execute("DELETE FROM bundle WHERE fingerprint = ''")
            }
        }
    }

    /// Forgets the runs that match; returns how many.
    /// - Parameter query: its limit does not count.
    /// - Throws: `HostError` with code `database`.
    @discardableResult
    package func forget(_ query: HistoryQuery = HistoryQuery()) async throws -> Int {
        try await state.use { database in
            _ = try database.execute("DELETE FROM run WHERE \(Self.matches)", Self.values(of: query))
            return database.changes
        }
    }

    /// What a query asks of a row, with the values that `values(of:)` gives.
    private static let matches = """
        started >= ?1 AND (?2 IS NULL OR app = ?2 COLLATE NOCASE OR app_name = ?2 COLLATE NOCASE
                OR app_short_name = ?2 COLLATE NOCASE)
            AND (?3 IS NULL OR action = ?3 COLLATE NOCASE OR title = ?3 COLLATE NOCASE
                OR coalesce(app_short_name, app_name) || '.' || action = ?3 COLLATE NOCASE
                OR app || '.' || action = ?3 COLLATE NOCASE)
        """

    private static func values(of query: HistoryQuery) -> [DatabaseValue] {
        let since = query.since?.timeIntervalSince1970 ?? -Double.greatestFiniteMagnitude
        return [.real(since), DatabaseValue(query.app), DatabaseValue(query.action)]
    }
}

extension HistoryEntry {
    fileprivate init(row: [DatabaseValue]) throws {
        func json(_ text: String?) throws -> JSONValue? { try text.map { try JSONValue(parsing: Data($0.utf8)) } }
        id = row[0].integer ?? 0
        started = Date(timeIntervalSince1970: row[1].real ?? 0)
        duration = row[2].real
        appIdentifier = row[3].text ?? ""
        appName = row[4].text ?? ""
        appShortName = row[15].text ?? appName
        action = row[5].text ?? ""
        title = row[6].text ?? ""
        surface = row[7].text.map(SurfaceName.init(rawValue:)) ?? .unknown
        arguments = try json(row[8].text)?.objectValue ?? [:]
        if let outcome = row[9].text {
            state = .ended(OutcomeKind(rawValue: outcome) ?? .failed)
        } else {
            let process = ProcessMark(id: Int32(truncatingIfNeeded: row[13].integer ?? 0), started: row[14].text ?? "")
            state = process.isAlive ? .running : .interrupted
        }
        value = try json(row[10].text)
        dialog = row[11].text
        failure = try json(row[12].text).map(ActionFailure.init(json:))
    }
}
