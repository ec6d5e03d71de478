// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Testing

@testable import Secrets

/// What each request comes to, on items that are there.
struct RulesTests {
    private static let access = KeychainAccess(app: "org.example.app", shared: ["team"])
    private static let own = KeychainAccess.own("org.example.app")

    private static func item(
        _ identifier: String, _ account: String, group: String = own, synchronizable: Bool = false,
        data: String = "AA=="
    ) -> StoredItem {
        StoredItem(
            identifier: identifier, group: group, itemClass: .genericPassword,
            attributes: [
                .account: .string(account), .service: "s", .synchronizable: .bool(synchronizable), .creationDate: 1,
            ], data: data)
    }

    private static let items = [
        item("1", "ada"), item("2", "bob"), item("3", "ada", group: KeychainAccess.shared("team")),
        item("4", "eve", synchronizable: true),
        StoredItem(
            identifier: "5", group: own, itemClass: .internetPassword,
            attributes: [.account: "ada", .server: "h", .port: 443, .synchronizable: false], data: "BB=="),
    ]

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var request: KeychainRequest
        var items = RulesTests.items
        var status = KeychainReply.Status.success
        /// What is stored, as identifiers with accounts.
        var stores: [String] = []
        var removes: [String] = []
        var found: [String?] = []
    }

    private static let big = String(repeating: "A", count: KeychainBounds.base64(KeychainBounds.data))

    @Test(arguments: [
        Case(
            testDescription: "adds to its own group",
            request: .init(.add, .genericPassword, attributes: [.account: "new"]),
            stores: ["new new app:org.example.app"], found: [nil]),
        Case(
            testDescription: "adds to a shared group",
            request: .init(.add, .genericPassword, attributes: [.account: "new", .accessGroup: "team"]),
            stores: ["new new group:team"], found: [nil]),
        Case(
            testDescription: "gives back what it added",
            request: .init(.add, .genericPassword, attributes: [.account: "new"], data: "CC==", returnsData: true),
            stores: ["new new app:org.example.app"], found: ["CC=="]),
        Case(
            testDescription: "does not add the same twice",
            request: .init(.add, .genericPassword, attributes: [.account: "ada", .service: "s", .label: "other"]),
            status: .duplicateItem),
        Case(
            testDescription: "the same keys may be in another group, and another class",
            request: .init(.add, .genericPassword, attributes: [.account: "bob", .service: "s", .accessGroup: "team"]),
            stores: ["new bob group:team"], found: [nil]),
        Case(
            testDescription: "synchronizable is a key",
            request: .init(
                .add, .genericPassword, attributes: [.account: "ada", .service: "s", .synchronizable: true]),
            stores: ["new ada app:org.example.app"], found: [nil]),
        Case(
            testDescription: "an attribute of the other class",
            request: .init(.add, .genericPassword, attributes: [.port: 1]), status: .parameter),
        Case(
            testDescription: "a secret that is too long",
            request: .init(.add, .genericPassword, attributes: [.account: "new"], data: big + "AAAA"),
            status: .dataTooLarge),
        Case(
            testDescription: "an attribute that is too long",
            request: .init(
                .add, .genericPassword, attributes: [.account: .string(String(repeating: "a", count: 6000))]),
            status: .dataTooLarge),
        Case(
            testDescription: "too many items", request: .init(.add, .genericPassword, attributes: [.account: "new"]),
            items: (0..<KeychainBounds.items).map { item("\($0)", "\($0)") }, status: .full),
        Case(
            testDescription: "too many bytes",
            request: .init(.add, .genericPassword, attributes: [.account: "new"], data: big),
            items: (0..<12).map { item("\($0)", "\($0)", data: big) }, status: .full),
        Case(
            testDescription: "finds one", request: .init(.find, .genericPassword, returnsData: true), found: ["AA=="]),
        Case(
            testDescription: "finds all that are not synchronizable",
            request: .init(.find, .genericPassword, limit: nil, returnsData: true), found: ["AA==", "AA==", "AA=="]),
        Case(
            testDescription: "finds any",
            request: .init(.find, .genericPassword, limit: nil, meansAnySynchronizable: true, returnsData: true),
            found: ["AA==", "AA==", "AA==", "AA=="]),
        Case(
            testDescription: "finds by several attributes",
            request: .init(.find, .internetPassword, attributes: [.server: "h", .port: 443], returnsData: true),
            found: ["BB=="]),
        Case(
            testDescription: "does not find by one that differs",
            request: .init(.find, .internetPassword, attributes: [.server: "h", .port: 80]), status: .itemNotFound),
        Case(testDescription: "finds and returns nothing", request: .init(.find, .genericPassword)),
        Case(
            testDescription: "an answer that is too long",
            request: .init(.find, .genericPassword, limit: nil, returnsData: true),
            items: (0..<60).map { item("\($0)", "\($0)", data: big) }, status: .dataTooLarge),
        Case(
            testDescription: "updates all that it finds",
            request: .init(.update, .genericPassword, attributes: [.account: "ada"], changes: [.label: "x"]),
            stores: ["1 ada app:org.example.app", "3 ada group:team"]),
        Case(
            testDescription: "does not make two of the same",
            request: .init(.update, .genericPassword, attributes: [.account: "bob"], changes: [.account: "ada"]),
            status: .duplicateItem),
        Case(
            testDescription: "does not make one of two",
            request: .init(.update, .genericPassword, changes: [.account: "x"]), status: .duplicateItem),
        Case(
            testDescription: "updates nothing that is not there",
            request: .init(.update, .genericPassword, attributes: [.account: "x"]), status: .itemNotFound),
        Case(
            testDescription: "moves nothing to another group",
            request: .init(.update, .genericPassword, attributes: [.account: "bob"], changes: [.accessGroup: "team"]),
            status: .parameter),
        Case(
            testDescription: "deletes all that it finds",
            request: .init(.delete, .genericPassword, attributes: [.account: "ada"]), removes: ["1", "3"]),
        Case(
            testDescription: "deletes nothing that is not there",
            request: .init(.delete, .genericPassword, attributes: [.account: "x"]), status: .itemNotFound),
    ])
    func comesTo(_ item: Case) {
        let rules = KeychainRules(access: Self.access, items: item.items, now: 5, newIdentifier: "new")
        let outcome = rules.outcome(of: item.request)
        #expect(outcome.reply.status == item.status)
        #expect(
            outcome.stores.map { "\($0.identifier) \($0.attributes[.account]?.stringValue ?? "") \($0.group)" }
                == item.stores)
        #expect(outcome.removes.map(\.identifier) == item.removes)
        #expect(outcome.reply.items.map(\.data) == item.found)
    }

    @Test(arguments: [
        ("org.example.app", "app:org.example.app"), ("team", "group:team"), ("other", nil), ("org.example.other", nil),
        ("app:org.example.other", nil), ("", nil),
    ])
    func reachesOnlyItsGroups(name: String, group: String?) { #expect(Self.access.group(named: name) == group) }

    /// Another app may well be granted a group that has an app's name: it is another group.
    @Test func anAppsOwnGroupIsNoOthers() {
        let other = KeychainAccess(app: "org.example.other", shared: ["org.example.app"])
        #expect(!Set(other.groups).contains(Self.own))
        #expect(other.group(named: "org.example.app") != Self.own)
    }
}
