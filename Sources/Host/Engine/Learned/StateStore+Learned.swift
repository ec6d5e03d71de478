// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import SQLite

extension StateStore {
    /// Who taught something: the app while it ran, or its bundle.
    enum Teacher: String { case app, bundle }

    /// Does what an app teaches, as far as an app may teach at all.
    func learn(_ changes: [LearnedChange], from app: String) throws {
        try use { database in
            try database.transaction {
                for change in changes { try Self.apply(change, from: app, by: .app, in: database) }
                try Self.trim(app, in: database)
            }
        }
    }

    /// What a bundle teaches takes the place of what its older version did.
    func learn(bundle changes: [LearnedChange], of app: String) throws {
        try use { database in
            try database.transaction {
                try database.execute(
                    "DELETE FROM learned WHERE app = ? AND source = ?",
                    [.text(app), .text(Teacher.bundle.rawValue)])
                for change in changes { try Self.apply(change, from: app, by: .bundle, in: database) }
            }
        }
    }

    func forgetLearned(from app: String) throws {
        try use { _ = try $0.execute("DELETE FROM learned WHERE app = ?", [.text(app)]) }
    }

    /// How much an app has taught, by kind.
    func learnedCounts(of app: String) throws -> [String: Int] {
        try use { database in
            let rows = try database.execute(
                "SELECT kind, count(*) FROM learned WHERE app = ? GROUP BY kind", [.text(app)])
            return rows.reduce(into: [:]) { counts, row in
                if let kind = row[0].text { counts[kind] = Int(row[1].integer ?? 0) }
            }
        }
    }

    /// What was taught of a kind, in its order, with its language.
    func learned(_ kind: String, from app: String) throws -> [(language: String, entry: LearnedEntry)] {
        try use { database in
            try database.execute(
                """
                SELECT language, text, identifier, pronunciation, about, category FROM learned
                WHERE app = ? AND kind = ? ORDER BY position, rowid
                """, [.text(app), .text(kind)]
            ).map { row in
                (
                    row[0].text ?? "",
                    LearnedEntry(
                        row[1].text ?? "", identifier: row[2].text, pronunciation: row[3].text, about: row[4].text,
                        group: row[5].text)
                )
            }
        }
    }

    private static func apply(
        _ change: LearnedChange, from app: String, by teacher: Teacher, in database: Database
    ) throws {
        let own = "DELETE FROM learned WHERE app = ? AND source = ? AND (kind = ? OR substr(kind, 1, ?) = ?)"
        let mine: [DatabaseValue] = [
            .text(app), .text(teacher.rawValue), .text(change.kind),
            .integer(Int64(change.kind.unicodeScalars.count + 1)), .text(change.kind + "."),
        ]
        switch change.operation {
        case .replace: try database.execute(own, mine)
        case .add: break
        case .remove where change.identifiers.isEmpty && change.group == nil: try database.execute(own, mine)
        case .remove:
            for identifier in change.identifiers {
                try database.execute(own + " AND identifier = ?", mine + [.text(identifier)])
            }
            if let group = change.group { try database.execute(own + " AND category = ?", mine + [.text(group)]) }
        }
        let last = try database.execute(
            "SELECT max(position) FROM learned WHERE app = ? AND kind = ?", [.text(app), .text(change.kind)])
        let start = (last.first?.first?.integer ?? -1) + 1
        for (index, entry) in change.entries.enumerated() {
            func optional(_ text: String?) -> DatabaseValue { text.map(DatabaseValue.text) ?? .null }
            try database.execute(
                "INSERT INTO learned VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    .text(app), .text(teacher.rawValue), .text(change.kind), .text(change.language),
                    .integer(start + Int64(index)), .text(entry.text), optional(entry.identifier),
                    optional(entry.pronunciation), optional(entry.about), optional(entry.group),
                ])
        }
    }

    /// Of what was added one by one the latest counts, of what was given in order the first.
    private static func trim(_ app: String, in database: Database) throws {
        let most = Int64(LearnedChange.mostEntries)
        let own = "app = ? AND source = 'app'"
        try database.execute(
            """
            DELETE FROM learned WHERE \(own) AND kind = 'donation' AND position <=
            (SELECT max(position) - ? FROM learned WHERE \(own) AND kind = 'donation')
            """, [.text(app), .integer(most), .text(app)])
        // More than any app has: a bound on the whole, whatever its kinds are called.
        try database.execute(
            """
            DELETE FROM learned WHERE \(own) AND rowid NOT IN
            (SELECT rowid FROM learned WHERE \(own) ORDER BY rowid DESC LIMIT ?)
            """, [.text(app), .text(app), .integer(10 * most)])
    }
}
