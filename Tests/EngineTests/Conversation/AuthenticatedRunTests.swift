// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Synchronization
import Testing

@testable import Engine

extension ExtensionTests {
    /// Extensions that want the person to authenticate, and some that would like to do without.
    @Suite struct AuthenticatedRunTests {
        struct Case: CustomTestStringConvertible, Sendable {
            let name: String
            var way = "honest"
            var outcome = AuthenticationOutcome.authorized
            var lock = SessionState.Lock.unlocked
            /// What the person was asked to authenticate for.
            var asks: [AuthenticationRequest.Purpose] = [.goingOn]
            let kind: OutcomeKind
            var says = ""
            var testDescription: String { name }
        }

        @Test(arguments: [
            Case(name: "authenticated", kind: .succeeded),
            Case(name: "authenticated, in a locked session", lock: .locked, kind: .succeeded),
            Case(name: "put away", outcome: .dismissed, kind: .denied, says: "and you did not"),
            Case(name: "wrong password", outcome: .failed, kind: .denied, says: "password was not right"),
            Case(name: "refused by the policy", outcome: .refused, kind: .denied, says: "polkit"),
            Case(name: "nobody can ask", outcome: .unavailable("nothing"), kind: .denied, says: "nothing"),
            Case(name: "demands it again", way: "twice", kind: .denied, says: "does not take this authentication"),
            Case(name: "says it by itself", way: "boast", asks: [], kind: .succeeded),
            Case(name: "fails and wants nothing back", way: "wordless", asks: [], kind: .denied, says: "Who are you?"),
            Case(name: "malformed", way: "malformed", asks: [], kind: .crashed, says: "malformed"),
            Case(name: "ends meanwhile", way: "dies", outcome: .unavailable("waits"), kind: .crashed),
        ])
        func theHostAuthenticates(_ test: Case) async throws {
            let authority = AuthorityTwin(test.lock, outcome: test.outcome, isSlow: test.way == "dies")
            let machine = try await StandInHost(authority: authority)
            let outcome = await machine.run("pay", ["text": .string(test.way)])
            #expect(outcome.kind == test.kind, "\(outcome.result)")
            #expect(
                test.says.isEmpty || outcome.result.failure?.message.contains(test.says) == true, "\(outcome.result)")
            #expect(authority.purposes.withLock { $0 } == test.asks)
            // It is the host's and the extension's alone.
            #expect(outcome.result.authentication == nil)
            #expect(try await machine.host.history.entries().map(\.action) == ["pay"])
            await machine.host.shutdown()
        }

        /// What is called then is the same action of the same app, whatever else the extension names, and once.
        @Test(arguments: [
            ("honest", ["honest", "honest"]), ("elsewhere", ["elsewhere", "elsewhere"]),
            ("others", ["others", "honest"]),
        ])
        func theSameActionIsCalledOnce(way: String, texts: [String]) async throws {
            let authority = AuthorityTwin(.unlocked, outcome: .authorized)
            let machine = try await StandInHost(authority: authority)
            let outcome = await machine.run("pay", ["text": .string(way)])
            let text = try #require(outcome.result.value?.json.stringValue, "\(outcome.result)")
            let calls = try #require(try JSONValue(parsing: Data(text.utf8)).arrayValue)
            #expect(calls.map { $0[key: "text"]?.stringValue } == texts)
            #expect(calls.map { $0[key: "authenticated"]?.boolValue } == [false, true])
            #expect(calls.map { $0[key: "challenge"]?.stringValue } == [nil, "c1"])
            #expect(authority.purposes.withLock { $0 } == [.goingOn])
            await machine.host.shutdown()
        }

        /// Neither a surface nor an earlier run can say that the person has authenticated.
        @Test func noOneElseSaysThatThePersonHasAuthenticated() async throws {
            let authority = AuthorityTwin(.unlocked, outcome: .authorized)
            let machine = try await StandInHost(authority: authority)
            var context = StandInHost.context
            context.isAuthenticated = true
            context.challenge = "c1"
            for _ in 0..<2 {
                let outcome = await machine.host.run(
                    RunRequest(action: "context", context: context), on: ScriptedSurface())
                let text = try #require(outcome.result.value?.json.stringValue)
                let told = try RequestContext(json: JSONValue(parsing: Data(text.utf8)))
                #expect(!told.isAuthenticated && told.challenge == nil)
                _ = await machine.run("pay", ["text": "honest"])
            }
            #expect(authority.purposes.withLock { $0 } == [.goingOn, .goingOn])
            await machine.host.shutdown()
        }
    }
}
