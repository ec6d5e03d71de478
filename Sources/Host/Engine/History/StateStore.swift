// SPDX-License-Identifier: Apache-2.0
import Foundation
import SQLite

/// The one database of a person's state, opened when it is first needed.
actor StateStore {
    private let path: String
    private var opened: Database?

    init(path: String) { self.path = path }

    /// Runs `body` on the database, whose tables are there.
    /// - Throws: `HostError` with code `database`.
    func use<Result: Sendable>(_ body: (Database) throws -> Result) throws -> Result {
        do {
            return try body(try database())
        } catch let error as DatabaseError where error.code == .busy {
            throw HostError(
                .database, "The database “\(path)” is kept locked by another program. Try again when that has ended.",
                cause: error)
        } catch let error as DatabaseError where error.code == .full {
            throw HostError(
                .database, "The disk of the database “\(path)” is full. Make room on it and try again.", cause: error)
        } catch let error as DatabaseError {
            throw HostError(
                .database, "The database “\(path)” does not work: \(error). `beckon doctor` says more.", cause: error)
        }
    }
    private func database() throws -> Database {
        if let opened { return opened }
        let database = try Database(path: path)
        try StateSchema.prepare(database)
        opened = database
        return database
    }
}
