// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Engine

extension ExtensionTests {
    /// What an extension may ask its keychain for, seen from the host.
    @Suite struct KeychainWireTests {
        struct Case: Sendable, CustomTestStringConvertible {
            var testDescription: String
            var wish: String
            var kind = OutcomeKind.succeeded
            /// What the extension hears, or the person is told of the failure.
            var says: String
            var reports: [String] = []
        }

        private static let add =
            #"{"params":{"operation":"add","class":"genericPassword","attributes":{"account":"a"},"data":"c2VjcmV0"}}"#

        @Test(arguments: [
            Case(testDescription: "adds", wish: add, says: #""status": "success""#),
            Case(
                testDescription: "a group that it does not ask for",
                wish: #"{"params":{"operation":"find","class":"genericPassword","attributes":{"accessGroup":"g"}}}"#,
                says: #""status": "missingEntitlement""#,
                reports: ["“StandIn” wanted the secrets of the group “g”, which its bundle does not ask for."]),
            Case(
                testDescription: "another app's own group",
                wish:
                    #"{"params":{"operation":"find","class":"genericPassword","attributes":{"accessGroup":"app:b.c"}}}"#,
                says: #""status": "missingEntitlement""#,
                reports: ["“StandIn” wanted the secrets of the group “app:b.c”, which its bundle does not ask for."]),
            Case(
                testDescription: "an operation that there is not",
                wish: #"{"params":{"operation":"list","class":"genericPassword"}}"#, kind: .crashed,
                says: "asked something malformed"),
            Case(
                testDescription: "a value of another kind",
                wish:
                    #"{"params":{"operation":"find","class":"genericPassword","attributes":{"account":["c2VjcmV0"]}}}"#,
                kind: .crashed, says: "“account” is no attribute, or its value is of another kind"),
            Case(
                testDescription: "the person at the same time",
                wish: #"{"question":true,"params":{"operation":"find","class":"genericPassword"}}"#, kind: .crashed,
                says: "not asked at once"),
            Case(
                testDescription: "for ever",
                wish: #"{"repeat":true,"params":{"operation":"find","class":"genericPassword"}}"#, kind: .failed,
                says: "used the keychain more than 1000 times"),
        ])
        func isAnswered(_ item: Case) async throws {
            let machine = try await StandInHost()
            let surface = ScriptedSurface()
            let outcome = await machine.run("StandIn.keychain", ["text": .string(item.wish)], on: surface)
            #expect(outcome.kind == item.kind, "\(outcome.result)")
            let said = outcome.result.failure?.message ?? outcome.result.value.map(\.plainText) ?? ""
            #expect(said.contains(item.says), "\(said)")
            #expect(!said.contains("c2VjcmV0"))
            #expect(outcome.reports == item.reports)
            let asked = surface.questions.withLock { $0.count }
            #expect(asked == 0)
            await machine.host.shutdown()
        }

        @Test func aGroupIsSharedByThoseWhoWereGrantedIt() async throws {
            let machine = try await StandInHost()
            let registry = machine.host.registry
            for name in ["First", "Second", "Third"] {
                let bundle = try StandIn.bundle(
                    identifier: "org.example.\(name.lowercased())", name: name,
                    entitlements: ["keychain-access-groups": ["org.example.team", "org.example.first"]]
                ).write(in: machine.folder.url)
                let asked = try registry.inspect(bundle).entitlements
                // A group with its own name is its own, and nothing to be granted.
                #expect(asked.keychainGroups.contains("org.example.first") == (name != "First"))
                try await registry.install(bundle, granting: asked)
            }
            _ = try await registry.grant(Entitlements(), to: "Third")
            func ask(_ app: String, _ operation: String, _ group: String) async -> (String, [String]) {
                let wish: JSONValue = [
                    "params": [
                        "operation": .string(operation), "class": "genericPassword", "data": "AAAA",
                        "attributes": ["account": "a", "accessGroup": .string(group)],
                    ]
                ]
                let text = (try? wish.text()) ?? ""
                let outcome = await machine.run("\(app).keychain", ["text": .string(text)])
                return (outcome.result.value?.plainText ?? "\(outcome.result)", outcome.reports)
            }
            #expect(await ask("First", "add", "org.example.team").0.contains("success"))
            #expect(await ask("Second", "find", "org.example.team").0.contains("success"))
            let (refused, reports) = await ask("Third", "find", "org.example.team")
            #expect(refused.contains("missingEntitlement"))
            #expect(
                reports == [
                    "“Third” wanted the secrets of the group “org.example.team”, which it was not granted. "
                        + "`beckon app grant Third` grants it."
                ])
            // The first one's own group stays its own, though the second was granted the name.
            #expect(await ask("First", "add", "org.example.first").0.contains("success"))
            #expect(await ask("Second", "find", "org.example.first").0.contains("itemNotFound"))

            // What another app reaches stays when one goes; with the last it goes as well.
            try await registry.remove("First")
            #expect(await ask("Second", "find", "org.example.team").0.contains("success"))
            let again = try StandIn.bundle(identifier: "org.example.first", name: "First").write(in: machine.folder.url)
            try await registry.install(again, granting: Entitlements())
            #expect(await ask("First", "find", "org.example.first").0.contains("itemNotFound"))
            try await registry.remove("Second")
            _ = try await registry.grant(registry.app("Third").bundle.entitlements, to: "Third")
            #expect(await ask("Third", "find", "org.example.team").0.contains("itemNotFound"))
            await machine.host.shutdown()
        }

        @Test func anAppWhoseSecretsCannotBeRemovedStays() async throws {
            let machine = try await StandInHost()
            let registry = machine.host.registry
            #expect(await machine.run("StandIn.keychain", ["text": .string(Self.add)]).kind == .succeeded)
            let items = machine.host.configuration.keychainDirectory.appending(path: "items")
            try Data("damaged".utf8).write(to: items)
            let outcome = await machine.run("StandIn.keychain", ["text": .string(Self.add)])
            #expect(outcome.result.value?.plainText.contains("notAvailable") == true)
            #expect(outcome.reports.first?.hasPrefix("“StandIn” did not get at its secrets: ") == true)
            let check = await machine.host.doctor(for: StandInHost.context).first { $0.identifier == "secrets" }
            #expect(check?.status == .failed)
            let error = await #expect(throws: HostError.self) { try await registry.remove("StandIn") }
            #expect(error?.message.contains("--keep-data") == true)
            #expect(try await registry.app("StandIn").name == "StandIn")
            try await registry.remove("StandIn", keepingData: true)
            #expect(FileManager.default.fileExists(atPath: items.path))
            await machine.host.shutdown()
        }
    }
}
