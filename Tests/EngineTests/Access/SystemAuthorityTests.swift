// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

@testable import Engine

/// The authority of an ordinary machine, against the real polkit; everything runs as one of two unprivileged users.
@Suite(.serialized, .needsAuthorityLab) struct SystemAuthorityTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        var policy = ActionDescriptor.AuthenticationPolicy.requiresAuthentication
        let lab: [String]
        var user = "ada"
        let lock: String
        var failure: ActionFailure.Code?
        /// A part of what the person is told.
        var says: String?
        /// The polkit action that the agent was asked about.
        var asks: String?
        var testDescription: String { name }
    }

    private func authorize(
        _ policy: ActionDescriptor.AuthenticationPolicy, _ user: String, _ lab: [String], verb: String
    ) async throws -> (run: AuthorityLab.Run, answer: JSONValue) {
        let run = try await AuthorityLab.run(
            ["--user", user] + lab,
            [ProbeHost.program, "/run/lab/\(user)/beckon", verb, policy.rawValue])
        return (run, try JSONValue(parsing: Data(run.output.utf8)))
    }

    private func check(_ test: Case, verb: String = "authorize") async throws {
        let (run, answer) = try await authorize(test.policy, test.user, test.lab, verb: verb)
        #expect(answer[key: "lock"] == .string(test.lock), "\(run)")
        #expect(answer[key: "code"]?.stringValue == test.failure?.rawValue, "\(run)")
        #expect(run.code == (test.failure == nil ? 0 : 6))
        let message = answer[key: "message"]?.stringValue ?? ""
        if let words = test.says { #expect(message.contains(words), "\(message)") }
        if test.failure != nil { #expect(message.contains("Open the safe")) }
        #expect(
            run.error.split(separator: "\n").compactMap { $0.split(separator: ":").dropFirst().first }
                == (test.asks.map { [" \($0)"[...]] } ?? []), "\(run.error)")
    }

    @Test(arguments: [
        Case(name: "always allowed", policy: .alwaysAllowed, lab: ["--locked", "1"], lock: "locked"),
        Case(name: "unlocked", lab: [], lock: "unlocked"),
        Case(name: "unlocked, second user", lab: ["--locked", "1"], user: "ben", lock: "unlocked"),
        Case(name: "unlocked, over SSH", lab: ["--inside", "1", "--remote", "1"], lock: "unlocked"),
        Case(
            name: "locked, vouched for", lab: ["--locked", "1", "--agent", "vouches"], lock: "locked",
            asks: "org.beckon.run-action"),
        Case(
            name: "locked, second user", lab: ["--locked", "2", "--agent", "vouches"], user: "ben", lock: "locked",
            asks: "org.beckon.run-action"),
        Case(
            name: "locked, wrong proof", lab: ["--locked", "1", "--agent", "fails"], lock: "locked",
            failure: .authenticationRequired, says: "password was not right", asks: "org.beckon.run-action"),
        Case(
            name: "locked, put away", lab: ["--locked", "1", "--agent", "dismisses"], lock: "locked",
            failure: .authenticationRequired, says: "you did not", asks: "org.beckon.run-action"),
        Case(
            name: "locked, an administrator's no", lab: ["--locked", "1", "--rule", "no", "--agent", "vouches"],
            lock: "locked", failure: .denied, says: "polkit: org.beckon.run-action"),
        Case(name: "locked, an administrator's yes", lab: ["--locked", "1", "--rule", "yes"], lock: "locked"),
        Case(
            name: "locked, no agent", lab: ["--locked", "1"], lock: "locked", failure: .authenticationRequired,
            says: "Unlock the session, run it in a terminal"),
        Case(
            name: "another session in front", lab: ["--inside", "1", "--background", "1"], lock: "left",
            failure: .authenticationRequired, says: "not the one in front"),
    ])
    func anOrdinaryAction(_ test: Case) async throws { try await check(test) }

    @Test(arguments: [
        Case(
            name: "at the machine, unlocked", policy: .requiresLocalDeviceAuthentication, lab: ["--inside", "1"],
            lock: "unlocked"),
        Case(
            name: "at the machine, locked", policy: .requiresLocalDeviceAuthentication,
            lab: ["--inside", "1", "--locked", "1", "--agent", "vouches"], lock: "locked",
            asks: "org.beckon.run-action-here"),
        Case(
            name: "over SSH, though one would vouch", policy: .requiresLocalDeviceAuthentication,
            lab: ["--inside", "1", "--remote", "1", "--agent", "vouches"], lock: "unlocked", failure: .denied,
            says: "needs you at this machine"),
        Case(
            name: "in no session, though one would vouch", policy: .requiresLocalDeviceAuthentication,
            lab: ["--without", "login", "--agent", "vouches"], lock: "unknown", failure: .denied,
            says: "needs you at this machine"),
    ])
    func anActionForThisMachine(_ test: Case) async throws { try await check(test) }

    /// The environment is the caller's own to write, and ben's session is unlocked.
    @Test(arguments: [["--naming", "2"], ["--inside", "2"]])
    func theSessionOfAnotherPersonOpensNothing(_ lab: [String]) async throws {
        try await check(
            Case(
                name: "", lab: lab + ["--locked", "1"], lock: "unknown", failure: .authenticationRequired,
                says: "Nothing here tells whether you are there"))
    }

    @Test(arguments: [
        Case(
            name: "no bus", lab: ["--without", "bus"], lock: "unknown", failure: .authenticationRequired,
            says: "Install the package polkitd"),
        Case(
            name: "no login manager, no polkit", lab: ["--without", "login", "--without", "polkit"], lock: "unknown",
            failure: .authenticationRequired, says: "Install the package polkitd"),
        Case(
            name: "no polkit", lab: ["--locked", "1", "--without", "polkit"], lock: "locked",
            failure: .authenticationRequired, says: "Install the package polkitd"),
        Case(
            name: "no policy file", lab: ["--locked", "1", "--without", "policy", "--agent", "vouches"],
            lock: "locked", failure: .authenticationRequired, says: "`beckon doctor` shows what is missing"),
        Case(
            name: "a server without sessions", lab: ["--without", "login", "--agent", "vouches"], lock: "unknown",
            asks: "org.beckon.run-action"),
    ])
    func whatIsMissingAllowsNothing(_ test: Case) async throws { try await check(test) }

    /// Asked also where the session is unlocked, and again for each request.
    @Test(arguments: [
        Case(
            name: "unlocked, vouched for", lab: ["--agent", "vouches"], lock: "unlocked",
            asks: "org.beckon.authenticate"),
        Case(
            name: "unlocked, second user", lab: ["--agent", "vouches"], user: "ben", lock: "unlocked",
            asks: "org.beckon.authenticate"),
        Case(
            name: "at the machine, unlocked", lab: ["--inside", "1", "--agent", "vouches"], lock: "unlocked",
            asks: "org.beckon.authenticate"),
        Case(
            name: "wrong proof", lab: ["--agent", "fails"], lock: "unlocked", failure: .authenticationRequired,
            says: "password was not right", asks: "org.beckon.authenticate"),
        Case(
            name: "put away", lab: ["--agent", "dismisses"], lock: "unlocked", failure: .authenticationRequired,
            says: "you did not", asks: "org.beckon.authenticate"),
        Case(
            name: "an administrator's no", lab: ["--rule", "no", "--agent", "vouches"], lock: "unlocked",
            failure: .denied, says: "polkit: org.beckon.authenticate"),
        Case(
            name: "no agent", lab: [], lock: "unlocked", failure: .authenticationRequired,
            says: "Run it in a terminal"),
        Case(
            name: "no agent, second user", lab: ["--locked", "1"], user: "ben", lock: "unlocked",
            failure: .authenticationRequired, says: "Run it in a terminal"),
        Case(
            name: "no polkit", lab: ["--without", "polkit"], lock: "unlocked", failure: .authenticationRequired,
            says: "Install the package polkitd."),
        Case(
            name: "an older policy file", lab: ["--without", "policy", "--agent", "vouches"], lock: "unlocked",
            failure: .authenticationRequired, says: "`beckon doctor` shows what is missing"),
    ])
    func aProofForOneRequest(_ test: Case) async throws { try await check(test, verb: "authenticate") }

    /// polkit reads the file that lies in the tree, and shows its words in the person's language.
    @Test(arguments: [
        ("es_ES.UTF-8", "Se requiere autenticación para ejecutar"), ("hu_HU.UTF-8", "hitelesítés szükséges"),
        ("ru_RU.UTF-8", "требуется аутентификация"), ("fi_FI.UTF-8", "Authentication is required"),
    ])
    func thePolicySpeaksThePersonsLanguage(locale: String, words: String) async throws {
        let run = try await AuthorityLab.run(
            ["--without", "login"],
            [
                "gdbus", "call", "--system", "--dest", "org.freedesktop.PolicyKit1", "--object-path",
                "/org/freedesktop/PolicyKit1/Authority", "--method",
                "org.freedesktop.PolicyKit1.Authority.EnumerateActions", locale,
            ])
        #expect(run.output.contains(words), "\(run)")
    }
}
