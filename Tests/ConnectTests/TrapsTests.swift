// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The table of traps names tests that are there.
@Suite struct TrapsTests {
    @Test func eachTestThatTheTableNamesIsThere() throws {
        let page = Products.package.appending(path: "Documentation/Connect/traps.md")
        let table = try String(contentsOf: page, encoding: .utf8)
        let named = Set(table.matches(of: /`([A-Za-z]+Tests)\.([A-Za-z]+)`/).map { "\($0.1).\($0.2)" })
        #expect(named.count > 30)
        let missing = named.subtracting(try Self.present()).sorted()
        #expect(missing == [])
    }

    /// All tests of the target, as `Suite.test`.
    private static func present() throws -> Set<String> {
        let folder = Products.package.appending(path: "Tests/ConnectTests")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var found: Set<String> = []
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            var suite = ""
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if let match = line.firstMatch(of: /struct ([A-Za-z]+Tests)\b/) { suite = String(match.1) }
                if let match = line.firstMatch(of: /func ([A-Za-z]+)\(/) { found.insert("\(suite).\(match.1)") }
            }
        }
        return found
    }
}
