// SPDX-License-Identifier: Apache-2.0
import SQLite

/// The tables, and the steps that bring an older database to them.
enum StateSchema {
    /// One list of statements for each version; a released one is never changed.
    private static let versions: [[String]] = [
        [
            """
            CREATE TABLE run (
                id INTEGER PRIMARY KEY, started REAL NOT NULL, duration REAL, app TEXT NOT NULL,
                app_name TEXT NOT NULL, action TEXT NOT NULL, title TEXT NOT NULL, surface TEXT NOT NULL,
                arguments TEXT NOT NULL, outcome TEXT, value TEXT, dialog TEXT, failure TEXT,
                process INTEGER NOT NULL, process_started TEXT NOT NULL
            )
            """,
            "CREATE TABLE app_grant (app TEXT PRIMARY KEY, entitlements TEXT NOT NULL, granted REAL NOT NULL)",
            "CREATE TABLE bundle (fingerprint TEXT PRIMARY KEY, digest TEXT NOT NULL)",
            """
            CREATE TABLE catalogue (
                digest TEXT NOT NULL, language TEXT NOT NULL, content TEXT NOT NULL, PRIMARY KEY (digest, language)
            )
            """,
        ],
        ["ALTER TABLE run ADD COLUMN app_short_name TEXT"],
        ["CREATE TABLE app_preference (request TEXT PRIMARY KEY, app TEXT NOT NULL)"],
        [
            """
            CREATE TABLE learned (
                app TEXT NOT NULL, source TEXT NOT NULL, kind TEXT NOT NULL, language TEXT NOT NULL,
                position INTEGER NOT NULL, text TEXT NOT NULL, identifier TEXT, pronunciation TEXT, about TEXT,
                category TEXT
            )
            """,
            "CREATE INDEX learned_by_app ON learned (app, kind, position)",
        ],
    ]

    /// - Throws: `HostError` where a newer Beckon, or another program, wrote the database; `DatabaseError`.
    static func prepare(_ database: Database) throws {
        if try version(of: database) == versions.count { return }
        try database.transaction {
            // Read again: another process may have done it while this one waited for the lock.
            let current = try version(of: database)
            guard current >= 0 else {
                throw HostError(
                    .database,
                    "The database was not written by Beckon (version \(current) of its tables). Move it away, and a "
                        + "new one is begun.")
            }
            guard current <= versions.count else {
                throw HostError(
                    .database,
                    "The database was written by a newer Beckon (version \(current) of its tables, "
                        + "\(versions.count) are known here). Update Beckon.")
            }
            for statement in versions[current...].joined() { try database.execute(statement) }
            try database.execute("PRAGMA user_version = \(versions.count)")
        }
    }

    private static func version(of database: Database) throws -> Int {
        Int(try database.execute("PRAGMA user_version").first?.first?.integer ?? 0)
    }
}
