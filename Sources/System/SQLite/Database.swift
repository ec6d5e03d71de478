// SPDX-License-Identifier: Apache-2.0
private import CSQLite
import Foundation

/// One connection to a database file; its owner keeps it to one thread at a time.
package final class Database {
    private let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// Opens the file, creating it for its owner alone, with a write-ahead log that several processes share.
    /// - Parameter busyTimeout: milliseconds to wait for another writer.
    /// - Throws: `DatabaseError`.
    package init(path: String, busyTimeout: Int32 = 5000) throws {
        // The log files take the database's mode, so the mode is set before SQLite sees the file.
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw DatabaseError(
                .cannotOpen, "it cannot be opened: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let status = sqlite3_open_v2(path, &opened, flags, nil)
        guard status == SQLITE_OK, let opened else {
            let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(opened)
            throw DatabaseError(
                DatabaseError.Code(rawValue: status & 0xff), "it cannot be opened: \(message)")
        }
        handle = opened
        sqlite3_busy_timeout(handle, busyTimeout)
        // NORMAL loses nothing when a process is killed; only a power failure may take the last commits.
        try shareLog(within: .milliseconds(Int(busyTimeout)))
        try execute("PRAGMA synchronous = NORMAL")
        try execute("PRAGMA foreign_keys = ON")
        // A program that writes one line and ends would wait for the disk; the log is folded in when it has grown.
        beckon_keep_log(handle)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    /// Turns the write-ahead log on; a file that several programs open for the first time at once is SQLite's one
    /// case of a locked file for which it does not wait by itself.
    private func shareLog(within limit: Duration) throws {
        let deadline = ContinuousClock.now + limit
        while true {
            do {
                try execute("PRAGMA journal_mode = WAL")
                return
            } catch let error as DatabaseError where error.code == .busy && ContinuousClock.now < deadline {
                usleep(5000)
            }
        }
    }

    /// The row identifier of the last insert on this connection.
    package var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Rows that the last statement changed.
    package var changes: Int { Int(sqlite3_changes(handle)) }

    /// Runs one statement and returns its rows.
    /// - Throws: `DatabaseError`.
    @discardableResult
    package func execute(_ sql: String, _ values: [DatabaseValue] = []) throws -> [[DatabaseValue]] {
        let statement = try prepare(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (offset, value) in values.enumerated() { try bind(value, to: Int32(offset + 1), of: statement) }
        var rows: [[DatabaseValue]] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: rows.append(row(of: statement))
            case SQLITE_DONE: return rows
            case let status: throw failure(status, in: sql)
            }
        }
    }

    /// Runs `body` as one transaction that holds the write lock from its start.
    /// - Throws: what `body` throws, after rolling back.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // A failed rollback leaves nothing to undo: the error that led here is the one to report.
            _ = try? execute("ROLLBACK")
            throw error
        }
    }

    private func prepare(_ sql: String) throws -> OpaquePointer {
        if let known = statements[sql] { return known }
        var statement: OpaquePointer?
        let status = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard status == SQLITE_OK, let statement else { throw failure(status, in: sql) }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: DatabaseValue, to index: Int32, of statement: OpaquePointer) throws {
        // SQLITE_TRANSIENT: SQLite copies what the pointer shows before the call returns.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        let status =
            switch value {
            case .null: sqlite3_bind_null(statement, index)
            case .integer(let number): sqlite3_bind_int64(statement, index, number)
            case .real(let number): sqlite3_bind_double(statement, index, number)
            case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), transient)
            }
        guard status == SQLITE_OK else { throw failure(status, in: "a value") }
    }

    private func row(of statement: OpaquePointer) -> [DatabaseValue] {
        (0..<sqlite3_column_count(statement)).map { column in
            switch sqlite3_column_type(statement, column) {
            case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
            case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
            case SQLITE_TEXT: .text(sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "")
            default: .null
            }
        }
    }

    private func failure(_ status: Int32, in sql: String) -> DatabaseError {
        DatabaseError(
            DatabaseError.Code(rawValue: status & 0xff), String(cString: sqlite3_errmsg(handle)), in: sql)
    }
}
