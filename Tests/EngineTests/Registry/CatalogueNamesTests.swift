// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Testing

@testable import Engine

@Suite struct CatalogueNamesTests {
    @Test(arguments: [
        ("plain", ["get_time", "set-time", "a.b/c"], true), ("other letters", ["Időt kérdez"], true),
        ("empty", [""], false), ("line end", ["a\nb"], false), ("terminal escape", ["\u{1B}[31mred"], false),
        ("turned around", ["\u{202E}a"], false), ("without end", [String(repeating: "a", count: 1000)], false),
        ("twice", ["a", "b", "a"], false),
    ])
    func namesCanBeTyped(name: String, actions: [String], isFine: Bool) {
        let catalogue = AppCatalogue(actions: actions.map { ActionDescriptor(identifier: $0, title: $0) })
        #expect(((try? catalogue.checkNames()) != nil) == isFine)
    }
}
