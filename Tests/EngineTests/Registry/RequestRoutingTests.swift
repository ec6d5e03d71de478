// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Engine

extension ExtensionTests {
    /// Several apps that handle the same request.
    @Suite struct RequestRoutingTests {
        private static let message = "INSendMessageIntent"

        /// A machine with two messengers.
        private func machine() async throws -> StandInHost {
            let machine = try await StandInHost()
            for name in ["Chat", "Post"] { try await install(name, on: machine) }
            return machine
        }

        private func install(
            _ name: String, on machine: StandInHost, requests: [String: String] = [message: "Send Message"],
            offering: [String: String]? = nil, start: String = ""
        ) async throws {
            let bundle = try StandIn.bundle(
                identifier: "org.example.\(name.lowercased())", name: name, start: start, requests: requests,
                offering: offering)
            try await machine.host.registry.install(bundle.write(in: machine.folder.url), granting: Entitlements())
        }

        private func choosing(_ app: String) -> ScriptedSurface {
            ScriptedSurface([.accepted(.string("org.example.\(app)"))])
        }

        @Test(arguments: [
            ("en", "Which app?"), ("es", "¿Qué app?"), ("hu", "Melyik app?"), ("ru", "Какое приложение?"),
        ])
        func thePersonChooses(language: String, words: String) async throws {
            let machine = try await machine()
            let surface = choosing("post")
            var context = StandInHost.context
            context.languages = [language]
            let outcome = await machine.host.run(RunRequest(action: "Send Message", context: context), on: surface)
            #expect(outcome.result.dialog?.full == "Post does it", "\(outcome.result)")
            #expect(outcome.isAppChosen && outcome.result.responseCode == "success")
            let question = try #require(surface.questions.withLock { $0.first })
            #expect(question.dialog.full == words)
            #expect(question.choices.map(\.display.title) == ["Chat", "Post"])
            // By its app's name nothing is asked.
            let named = await machine.run("Chat.\(Self.message)")
            #expect(named.result.dialog?.full == "Chat does it" && !named.isAppChosen)
            await machine.host.shutdown()
        }

        @Test func withoutAChoiceNothingRuns() async throws {
            let machine = try await machine()
            let alone = await machine.run(Self.message)
            #expect(alone.kind == .notFound && alone.result.failure?.code == .ambiguousAction)
            #expect(alone.alternatives == ["Chat.\(Self.message)", "Post.\(Self.message)"])
            for answer in [Answer.cancelled, .declined] {
                #expect(await machine.run(Self.message, on: ScriptedSurface([answer])).kind == .cancelled)
            }
            #expect(await machine.run(Self.message, on: choosing("bank")).kind == .notFound)
            #expect(try await machine.host.history.entries().isEmpty)
            await machine.host.shutdown()
        }

        @Test func theChoiceIsRememberedChangedAndForgotten() async throws {
            let machine = try await machine()
            let registry = machine.host.registry
            func answer() async -> String? { await machine.run(Self.message).result.dialog?.full }
            #expect(try await registry.prefer("send message", in: "Chat", for: StandInHost.context).app.name == "Chat")
            #expect(await answer() == "Chat does it")
            _ = try await registry.prefer(Self.message, in: "Post", for: StandInHost.context)
            #expect(await answer() == "Post does it")
            #expect(try await registry.preferences() == [Self.message: "org.example.post"])
            // Another process reads it from the same database.
            let other = try Engine.Host(configuration: machine.host.configuration, authority: AuthorityTwin(.unlocked))
            #expect(try await other.resolve("Send Message", for: StandInHost.context).app.name == "Post")
            #expect(
                try await other.registry.forgetPreference(for: "Send Message", in: StandInHost.context) == Self.message)
            #expect(try await registry.preferences().isEmpty)
            #expect(await machine.run(Self.message).kind == .notFound)
            await other.shutdown()
            await machine.host.shutdown()
        }

        @Test func anAppThatIsGoneOrDoesLessLosesIt() async throws {
            let machine = try await machine()
            let registry = machine.host.registry
            _ = try await registry.prefer(Self.message, in: "Chat", for: StandInHost.context)
            try await registry.remove("Chat")
            #expect(try await registry.preferences().isEmpty)
            try await install("Chat", on: machine)
            #expect(await machine.run(Self.message).kind == .notFound)
            _ = try await registry.prefer(Self.message, in: "Chat", for: StandInHost.context)
            try await install("Chat", on: machine, requests: ["INStartCallIntent": "Call"])
            #expect(try await registry.preferences().isEmpty)
            #expect(await machine.run(Self.message).result.dialog?.full == "Post does it")
            await machine.host.shutdown()
        }

        @Test(arguments: [
            ("INStartCallIntent", "Chat", HostError.Code.unknownAction), ("Send Message", "StandIn", .unknownAction),
            ("Send Message", "Nobody", .unknownApp), ("echo", "Chat", .unknownAction),
        ])
        func onlyWhoHandlesItIsPreferred(request: String, app: String, code: HostError.Code) async throws {
            let machine = try await machine()
            let error = await #expect(throws: HostError.self) {
                try await machine.host.registry.prefer(request, in: app, for: StandInHost.context)
            }
            #expect(error?.code == code)
            let nothing = await #expect(throws: HostError.self) {
                try await machine.host.registry.forgetPreference(for: request, in: StandInHost.context)
            }
            #expect(nothing?.code == .unknownAction)
            await machine.host.shutdown()
        }

        /// A bundle on the disk whose program is gone, and an app that does not offer what it names.
        @Test func whyNoneCanIsSaid() async throws {
            let machine = try await StandInHost()
            let ride = ["INRequestRideIntent": "Ride"]
            try await install("Taxi", on: machine, requests: ride)
            try await install("Cab", on: machine, requests: ride, offering: [:])
            try FileManager.default.removeItem(
                at: machine.host.configuration.appsDirectory.appending(path: "org.example.taxi.app/stand-in"))
            let outcome = await machine.run("INRequestRideIntent")
            let message = outcome.result.failure?.message ?? ""
            #expect(outcome.kind == .notFound)
            #expect(message.contains("the executable “stand-in” is missing"), "\(message)")
            #expect(message.contains("“Cab” names it in IntentsSupported, and does not offer it."), "\(message)")
            await machine.host.shutdown()
        }
    }
}
