// SPDX-License-Identifier: Apache-2.0
import SQLite

extension StateStore {
    /// The app that the person chose for each kind of request.
    func preferences() throws -> [String: String] {
        try use { database in
            var preferences: [String: String] = [:]
            for row in try database.execute("SELECT request, app FROM app_preference") {
                if let request = row[0].text, let app = row[1].text { preferences[request] = app }
            }
            return preferences
        }
    }

    func prefer(_ app: String, for request: String) throws {
        try use {
            _ = try $0.execute("INSERT OR REPLACE INTO app_preference VALUES (?, ?)", [.text(request), .text(app)])
        }
    }

    func forgetPreference(for request: String) throws {
        try use { _ = try $0.execute("DELETE FROM app_preference WHERE request = ?", [.text(request)]) }
    }

    func forgetPreferences(of app: String) throws {
        try use { _ = try $0.execute("DELETE FROM app_preference WHERE app = ?", [.text(app)]) }
    }
}
