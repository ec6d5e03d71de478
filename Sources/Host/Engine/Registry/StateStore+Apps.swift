// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SQLite

extension StateStore {
    func grants() throws -> [String: Entitlements] {
        try use { database in
            var grants: [String: Entitlements] = [:]
            for row in try database.execute("SELECT app, entitlements FROM app_grant") {
                guard let app = row[0].text, let text = row[1].text else { continue }
                // A grant that cannot be read grants nothing.
                grants[app] = try? Entitlements(json: JSONValue(parsing: Data(text.utf8)))
            }
            return grants
        }
    }

    func grant(_ entitlements: Entitlements, to app: String, at date: Date) throws {
        let text = try entitlements.json.text()
        try use {
            _ = try $0.execute(
                "INSERT OR REPLACE INTO app_grant VALUES (?, ?, ?)",
                [.text(app), .text(text), .real(date.timeIntervalSince1970)])
        }
    }

    /// Puts back the grant that there was, or none.
    func restore(_ entitlements: Entitlements?, to app: String, at date: Date) throws {
        guard try grants()[app] != entitlements else { return }
        if let entitlements { try grant(entitlements, to: app, at: date) } else { try revoke(app) }
    }

    func revoke(_ app: String) throws {
        try use { _ = try $0.execute("DELETE FROM app_grant WHERE app = ?", [.text(app)]) }
    }

    func digest(for fingerprint: String) throws -> String? {
        try use {
            try $0.execute("SELECT digest FROM bundle WHERE fingerprint = ?", [.text(fingerprint)]).first?[0].text
        }
    }

    func remember(digest: String, for fingerprint: String) throws {
        let bundle = fingerprint.prefix { $0 != "\n" }
        try use { database in
            try database.transaction {
                // What was there before at the same path will not come back under that fingerprint.
                try Self.forget(bundle, in: database)
                try database.execute(
                    "INSERT OR REPLACE INTO bundle VALUES (?, ?)", [.text(fingerprint), .text(digest)])
                try Self.forgetUnusedCatalogues(in: database)
            }
        }
    }

    /// Forgets what was in a bundle that is gone, and what it offered.
    func forget(bundle path: String) throws {
        try use { database in
            try database.transaction {
                try Self.forget(path[...], in: database)
                try Self.forgetUnusedCatalogues(in: database)
            }
        }
    }

    private static func forget(_ bundle: Substring, in database: Database) throws {
        try database.execute(
            "DELETE FROM bundle WHERE substr(fingerprint, 1, ?) = ?",
            [.integer(Int64(bundle.unicodeScalars.count + 1)), .text(bundle + "\n")])
    }

    private static func forgetUnusedCatalogues(in database: Database) throws {
        try database.execute("DELETE FROM catalogue WHERE digest NOT IN (SELECT digest FROM bundle)")
    }

    func catalogue(_ key: CatalogueKey) throws -> AppCatalogue? {
        let text = try use {
            try $0.execute(
                "SELECT content FROM catalogue WHERE digest = ? AND language = ?",
                [.text(key.digest), .text(key.language)]
            ).first?[0].text
        }
        // An entry that cannot be read, such as one from an older Beckon, is as good as none.
        return text.flatMap { try? AppCatalogue(json: JSONValue(parsing: Data($0.utf8))) }
    }

    func remember(_ catalogue: AppCatalogue, for key: CatalogueKey) throws {
        let text = try catalogue.json.text()
        try use {
            _ = try $0.execute(
                "INSERT OR REPLACE INTO catalogue VALUES (?, ?, ?)",
                [.text(key.digest), .text(key.language), .text(text)])
        }
    }
}

extension JSONValue {
    /// JSON text with its keys in order.
    func text() throws -> String { String(decoding: try serialized(sortedKeys: true), as: UTF8.self) }
}
