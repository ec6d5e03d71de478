// SPDX-License-Identifier: Apache-2.0
import Foundation
import SQLite
import Testing

@Suite struct DatabaseTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "sqlite-\(UUID().uuidString)")
    private var path: String { directory.appending(path: "test.sqlite").path }

    init() throws { try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true) }

    @Test func valuesComeBackAsTheyWent() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let database = try Database(path: path)
        try database.execute("CREATE TABLE t (a, b, c, d)")
        let row: [DatabaseValue] = [.integer(.min), .real(0.5), .text("señal “ok” \u{1F7E2}"), .null]
        try database.execute("INSERT INTO t VALUES (?, ?, ?, ?)", row)
        #expect(try database.execute("SELECT * FROM t") == [row])
    }

    @Test func anErrorUndoesTheTransaction() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let database = try Database(path: path)
        try database.execute("CREATE TABLE t (a UNIQUE)")
        try database.execute("INSERT INTO t VALUES (1)")
        let error = #expect(throws: DatabaseError.self) {
            try database.transaction {
                try database.execute("INSERT INTO t VALUES (2)")
                try database.execute("INSERT INTO t VALUES (1)")
            }
        }
        #expect(error?.code == .constraint)
        #expect(try database.execute("SELECT a FROM t") == [[1]])
    }

    @Test func aSecondWriterIsToldThatTheFirstHoldsTheLock() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let first = try Database(path: path)
        let second = try Database(path: path, busyTimeout: 20)
        try first.execute("CREATE TABLE t (a)")
        let error = try first.transaction {
            try first.execute("INSERT INTO t VALUES (1)")
            #expect(try second.execute("SELECT count(*) FROM t") == [[0]])
            return #expect(throws: DatabaseError.self) { try second.execute("INSERT INTO t VALUES (2)") }
        }
        #expect(error?.code == .busy)
        #expect(try second.execute("SELECT count(*) FROM t") == [[1]])
    }

    @Test func severalMayOpenANewFileAtOnce() async throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        for turn in 0..<100 {
            let path = directory.appending(path: "\(turn).sqlite").path
            try await withThrowingTaskGroup { group in
                for _ in 0..<4 { group.addTask { try Database(path: path).execute("PRAGMA user_version") } }
                try await group.waitForAll()
            }
        }
    }

    @Test func nobodyElseMayReadTheFiles() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let database = try Database(path: path)
        try database.execute("CREATE TABLE t (a)")
        for file in [path, path + "-wal"] {
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(mode.map { $0 & 0o077 } == 0, "\(file)")
        }
    }

    @Test func aFileThatIsNoDatabaseIsRefused() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        try Data(repeating: 7, count: 4096).write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: DatabaseError.self) { try Database(path: path) }
        #expect(error?.code == .notADatabase)
    }
}
