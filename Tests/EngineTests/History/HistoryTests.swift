// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SQLite
import TestSupport
import Testing

@testable import Engine

@Suite struct HistoryTests {
    private let folder: TemporaryFolder
    private let history: History
    private let action = RunningAction(
        appIdentifier: "org.example.app", appName: "App",
        action: ActionDescriptor(
            identifier: "Act", title: "Act now",
            parameters: [ParameterDescriptor(name: "file", title: "File", type: .file(contentTypes: []))]))

    init() throws {
        folder = try TemporaryFolder()
        history = Self.history(folder)
    }

    private static func history(_ folder: TemporaryFolder) -> History {
        History(state: StateStore(path: folder.file("state.sqlite").path), now: { Date() })
    }

    private func outcome(_ result: ActionResult) -> RunOutcome {
        RunOutcome(action: action, result: result, duration: .milliseconds(250))
    }

    @Test(arguments: [
        (HistoryQuery(), 3), (HistoryQuery(app: "app"), 3), (HistoryQuery(app: "Other"), 0),
        (HistoryQuery(action: "Act"), 3), (HistoryQuery(action: "Act now", limit: 1), 3),
        (HistoryQuery(action: "app.act"), 3), (HistoryQuery(action: "org.example.app.Act"), 3),
        (HistoryQuery(action: "Other.Act"), 0), (HistoryQuery(since: .distantFuture), 0),
    ])
    func whatIsForgottenIsGone(query: HistoryQuery, count: Int) async throws {
        for _ in 0..<3 { _ = try await history.begin(action, arguments: [:], surface: .terminal) }
        #expect(try await history.forget(query) == count)
        #expect(try await history.entries().count == 3 - count)
    }

    @Test func onlyTheLatestRunsAreKept() async throws {
        for _ in 0..<10_240 { _ = try await history.begin(action, arguments: [:], surface: .terminal) }
        let entries = try await history.entries(HistoryQuery(limit: 20_000))
        #expect(entries.count == 10_000)
        #expect(entries.first?.id == 10_240)
    }

    @Test func aRunIsThereFromItsBeginning() async throws {
        let id = try await history.begin(action, arguments: ["x": 1], surface: .terminal)
        #expect(try await history.entries().map(\.state) == [.running])
        try await history.end(id, outcome(ActionResult(value: .integer(5), dialog: Dialog("Done"))))
        let entry = try #require(try await Self.history(folder).entries().first)
        #expect(entry.state == .ended(.succeeded))
        #expect(entry.duration == 0.25)
        #expect(entry.arguments == ["x": 1])
        #expect(entry.value == 5)
        #expect(entry.dialog == "Done")
        #expect(entry.surface == .terminal)
    }

    @Test func aFailureIsKeptWithItsKind() async throws {
        let id = try await history.begin(action, arguments: [:], surface: .terminal)
        try await history.end(id, outcome(ActionResult(failure: ActionFailure(.declined, "No."))))
        let entry = try #require(try await history.entries().first)
        #expect(entry.state == .ended(.declined))
        #expect(entry.failure?.message == "No.")
    }

    @Test func filesAndLongTextsAreNotKept() async throws {
        _ = try await history.begin(
            action,
            arguments: [
                "file": ["filename": "a.txt", "data": "c2VjcmV0"], "text": .string(String(repeating: "x", count: 5000)),
            ], surface: .terminal)
        let entry = try #require(try await history.entries().first)
        #expect(entry.arguments["file"] == ["filename": "a.txt"])
        #expect(entry.arguments["text"]?.stringValue?.count == 1001)
        let bytes = try Data(contentsOf: folder.file("state.sqlite-wal"))
        #expect(bytes.range(of: Data("c2VjcmV0".utf8)) == nil)
    }

    struct Flood: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let result: ActionResult
    }

    private static let endless = String(repeating: "x", count: 1 << 20)
    /// One character to a person.
    private static let stacked = "a" + String(repeating: "\u{301}", count: 1 << 20)

    @Test(arguments: [
        Flood(testDescription: "dialog", result: ActionResult(dialog: Dialog(endless))),
        Flood(testDescription: "one character", result: ActionResult(value: .string(stacked), dialog: Dialog(stacked))),
        Flood(testDescription: "failure", result: ActionResult(failure: ActionFailure(.failed, endless))),
        Flood(
            testDescription: "many values",
            result: ActionResult(value: .array(Array(repeating: .integer(1), count: 1 << 20)))),
        Flood(
            testDescription: "nested values",
            result: ActionResult(
                value: .array(Array(repeating: .array(Array(repeating: .string("xx"), count: 1000)), count: 1000)))),
        Flood(
            testDescription: "long names",
            result: ActionResult(
                value: .entity(EntityValue(type: "T", id: "1", display: nil, properties: [endless: .integer(1)])))),
    ])
    func whatAnAppSaysWithoutEndIsNotKeptSo(_ flood: Flood) async throws {
        let id = try await history.begin(action, arguments: [:], surface: .terminal)
        try await history.end(id, outcome(flood.result))
        #expect(try await history.entries().count == 1)
        let database = try Database(path: folder.file("state.sqlite").path)
        let whole = try database.execute(
            "SELECT coalesce(length(value), 0) + coalesce(length(dialog), 0) + coalesce(length(failure), 0) FROM run")
        #expect(try #require(whole.first?.first?.integer) < 200_000)
    }

    @Test func aRunOfAProcessThatIsGoneWasInterrupted() async throws {
        _ = try await history.begin(action, arguments: [:], surface: .terminal)
        let database = try Database(path: folder.file("state.sqlite").path)
        try database.execute("UPDATE run SET process_started = 'another boot'")
        #expect(try await history.entries().map(\.state) == [.interrupted])
    }

    @Test func entriesAreFoundByAppActionAndTime() async throws {
        for _ in 0..<3 { _ = try await history.begin(action, arguments: [:], surface: .terminal) }
        #expect(try await history.entries(HistoryQuery(limit: 2)).map(\.id) == [3, 2])
        #expect(try await history.entries(HistoryQuery(app: "app")).count == 3)
        #expect(try await history.entries(HistoryQuery(action: "act NOW")).count == 3)
        #expect(try await history.entries(HistoryQuery(app: "other")).isEmpty)
        #expect(try await history.entries(HistoryQuery(since: Date() + 60)).isEmpty)
        #expect(try await history.forget() == 3)
        #expect(try await history.entries().isEmpty)
    }

    @Test(arguments: [(99, "Update Beckon"), (-1, "Move it away")])
    func aDatabaseOfAnotherVersionIsLeftAlone(version: Int, says: String) async throws {
        let database = try Database(path: folder.file("state.sqlite").path)
        try database.execute("PRAGMA user_version = \(version)")
        let error = await #expect(throws: HostError.self) { try await history.entries() }
        #expect(error?.code == .database)
        #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
    }

    @Test func aFaultOfTheDatabaseIsToldWithoutItsStatements() async throws {
        _ = try await history.entries()
        try Database(path: folder.file("state.sqlite").path).execute("DROP TABLE run")
        let error = await #expect(throws: HostError.self) { try await history.entries() }
        #expect(error?.message.contains("no such table: run. `beckon doctor`") == true, "\(error?.message ?? "")")
        #expect((error?.cause as? DatabaseError)?.statement?.hasPrefix("SELECT") == true)
    }

    @Test(arguments: ["arguments", "value", "failure"])
    func aDamagedEntryIsToldAsSuch(column: String) async throws {
        let id = try await history.begin(action, arguments: [:], surface: .terminal)
        let database = try Database(path: folder.file("state.sqlite").path)
        try database.execute("UPDATE run SET \(column) = '{\"a'")
        let error = await #expect(throws: HostError.self) { try await history.entries() }
        #expect(error?.code == .damaged)
        #expect(error?.message.contains("Entry \(id) of the history is damaged") == true)
        #expect(error.map { OutcomeKind($0) } == .unavailable)
    }

    @Test func severalWritersDoNotDisturbEachOther() async throws {
        try await withThrowingTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    let own = Self.history(folder)
                    for _ in 0..<25 {
                        let id = try await own.begin(action, arguments: [:], surface: .terminal)
                        try await own.end(id, outcome(ActionResult()))
                    }
                }
            }
            try await group.waitForAll()
        }
        let entries = try await history.entries(HistoryQuery(limit: 1000))
        #expect(entries.count == 100)
        #expect(entries.allSatisfy { $0.state == .ended(.succeeded) })
    }
}
