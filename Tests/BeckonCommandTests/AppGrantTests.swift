// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

struct AppGrantTests {
    @Test func whatAnAppMayDoIsChanged() async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        func granted() async throws -> JSONValue? {
            let shown = try await desk.run(["app", "list", "--json"])
            let document = try JSONValue(parsing: Data(shown.output.utf8))
            return document[key: "apps"]?.arrayValue?.first?[key: "granted"]
        }
        let asked = try #require(try await granted())
        #expect(asked != [:])

        let revoked = try await desk.run(["app", "grant", "--revoke", "Desk"])
        #expect(revoked.code == 0, "\(revoked.error)")
        #expect(revoked.output.hasPrefix("Desk: "))
        #expect(try await granted() == [:])

        let failed = try await desk.run(["run", "Desk.echo", "--text", "a"])
        #expect(failed.code != 0)
        #expect(failed.error.contains("“beckon app grant Desk” grants it."), "\(failed.error)")

        let unasked = try await desk.run(["app", "grant", "Desk"])
        #expect(unasked.code == 4, "\(unasked.error)")
        #expect(unasked.error.contains("--yes"))
        #expect(try await granted() == [:])

        let again = try await desk.run(["app", "grant", "--yes", "Desk"])
        #expect(again.code == 0, "\(again.error)")
        #expect(try await granted() == asked)
        #expect(try await desk.run(["run", "Desk.echo", "--text", "a"]).error.isEmpty)
    }
}
