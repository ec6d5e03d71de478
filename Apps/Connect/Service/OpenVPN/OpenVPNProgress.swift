// SPDX-License-Identifier: Apache-2.0
import ConnectCore

/// Follows one OpenVPN process by what it says, and decides what it is told; does nothing itself.
struct OpenVPNProgress: Sendable {
    /// The interface as OpenVPN configured it.
    struct Interface: Sendable, Hashable {
        /// Counts the times that it was configured.
        var number: Int
        var variables: [String: String]
    }

    /// The server as it is called in messages.
    let server: String
    private let remoteCount: Int
    private let secrets: ConnectSecrets
    private let watchSeconds: Int
    /// Why there is no tunnel, or none any more; final.
    private(set) var failure: ConnectFailure?
    /// How often it has become connected.
    private(set) var connections = 0
    private(set) var isConnected = false
    private(set) var interface: Interface?
    /// What the server pushed, one option each.
    private(set) var pushed: [String] = []
    private(set) var statistics = TunnelStatistics(received: 0, sent: 0)
    /// Counts the answers to what was asked about proved bytes, and holds the latest one.
    private(set) var proof: (number: Int, bytes: UInt64) = (0, 0)
    private(set) var silence: OpenVPNSilence
    private(set) var hasAnsweredChallenge = false
    private(set) var evidence = OpenVPNEvidence()
    private var state = ""
    private var tries = 0
    private var isRestarting = false
    private var variables: [String: String]?

    init(server: String, remoteCount: Int, secrets: ConnectSecrets, settings: OpenVPNSettings) {
        self.server = server
        self.remoteCount = remoteCount
        self.secrets = secrets
        watchSeconds = settings.watchSeconds
        silence = OpenVPNSilence(limit: settings.silenceLimit, granularity: .seconds(settings.watchSeconds))
    }

    /// Expects OpenVPN to reconnect, which does not count as a loss.
    mutating func restart() -> [ManagementCommand] {
        isRestarting = true
        return [.restart]
    }

    /// The server was silent, and has shown that it is there.
    mutating func noteProof(at time: Duration, byRestart isByRestart: Bool) {
        isRestarting = false
        silence.hasProved(at: time, byRestart: isByRestart)
    }

    /// The server has answered what it was asked while nobody missed anything. Where a code was given that is good once,
    /// a wrong guess would cost the session, so that nothing is made of it.
    mutating func noteAnswer() {
        if !hasAnsweredChallenge { silence.hasAnswered() }
    }

    /// Looks at the interface's counters.
    mutating func note(inside now: TunnelStatistics, at time: Duration) { silence.note(inside: now, at: time) }

    /// - Parameter time: on one clock, with seconds since 1970 in `date`.
    mutating func receive(_ line: ManagementLine, at time: Duration, date: UInt64) -> [ManagementCommand] {
        switch line {
        case .hold:
            return [.states, .log, .bytes(every: watchSeconds), .release]
        case .state(let name, let fields): enter(name, fields, at: time, date: date)
        case .secretNeeded(let subject, let asksForUser, let asksChallenge):
            return answer(subject, asksForUser, asksChallenge)
        case .secretRefused(let subject, let asksFurther): refuse(subject, asksFurther)
        case .fatal(let text): fail(evidence.failure(fatal: text) ?? verdict)
        case .log(let text): read(text)
        case .bytes(let received, let sent):
            if received != statistics.received { statistics.latestHandshake = date }
            (statistics.received, statistics.sent) = (received, sent)
            silence.note(received: received, sent: sent, at: time)
        case .proved(let bytes): proof = (proof.number + 1, bytes)
        case .interface(let isUp): variables = isUp ? [:] : nil
        case .variable(let name, let value): variables?[name] = value
        case .variablesEnd:
            if let variables { interface = Interface(number: (interface?.number ?? 0) + 1, variables: variables) }
            variables = nil
        case .other: break
        }
        return []
    }

    /// OpenVPN has ended.
    mutating func end(lastWords: String) {
        fail(isConnected ? lost("OpenVPN has ended") : evidence.failure(fatal: lastWords) ?? verdict)
    }

    private mutating func fail(_ failure: ConnectFailure) {
        if self.failure == nil { self.failure = failure }
        isConnected = false
    }

    private mutating func read(_ text: String) {
        evidence.read(text)
        silence.read(text)
        let reply = "PUSH: Received control message: 'PUSH_REPLY,"
        if text.hasPrefix(reply), text.hasSuffix("'") {
            let options = text.dropFirst(reply.count).dropLast().split(separator: ",").map(String.init)
            // A long reply comes in several parts, and each but the first continues.
            pushed += options
        }
    }

    // MARK: States

    private mutating func enter(_ name: String, _ fields: [String], at time: Duration, date: UInt64) {
        state = name
        switch name {
        case "CONNECTED":
            guard fields.first == "SUCCESS" else {
                return fail(
                    ConnectFailure(.setUpFailed, "OpenVPN could not set the interface up (\(fields.first ?? ""))"))
            }
            connections += 1
            isConnected = true
            isRestarting = false
            if fields.count > 3, !fields[2].isEmpty {
                statistics.endpoint =
                    fields[2].contains(":") ? "[\(fields[2])]:\(fields[3])" : "\(fields[2]):\(fields[3])"
            }
            statistics.latestHandshake = date
            silence.start(at: time)
        case "RECONNECTING": reconnect(fields.first ?? "")
        case "EXITING": exit(fields.first ?? "")
        case "WAIT": pushed = []
        default: break
        }
    }

    private mutating func reconnect(_ reason: String) {
        if isConnected, !isRestarting { return fail(lost(Self.words(for: reason))) }
        isConnected = false
        tries += 1
        // What is wrong with a certificate does not pass; other servers may have a good one.
        if evidence.isAboutCertificates, tries >= remoteCount { fail(verdict) }
    }

    private mutating func exit(_ reason: String) {
        if connections > 0, isConnected { return fail(lost(Self.words(for: reason))) }
        if reason == "auth-failure" { return refuse("Auth", false) }
        fail(verdict)
    }

    private func lost(_ what: String) -> ConnectFailure {
        ConnectFailure(.connectionLost, "\(what); the tunnel to \(server) was taken down")
    }

    private static func words(for reason: String) -> String {
        switch reason {
        case "ping-restart", "ping-exit": "The server no longer answers"
        case "connection-reset", "network-disconnected": "The server closed the connection"
        case "server-pushed-connection-reset", "server-pushed-halt", "exit-with-notification", "remote-exit":
            "The server ended the connection"
        case "auth-failure": "The server ended the session: it no longer accepts user and password"
        case "tls-error": "The server did not prove again who it is"
        case "inactive", "session-timeout": "The profile's time limit is over (\(reason))"
        default: "OpenVPN left the server (\(reason))"
        }
    }

    /// The most likely cause where no tunnel has come about.
    var verdict: ConnectFailure { failure ?? evidence.verdict(server: server, state: state) }

    // MARK: Secrets

    private mutating func answer(_ subject: String, _ asksForUser: Bool, _ asksChallenge: Bool) -> [ManagementCommand] {
        let isKey = subject == "Private Key"
        guard isKey || subject == "Auth" else {
            fail(
                ConnectFailure(
                    .setUpFailed, "OpenVPN asks for a secret of its own (“\(subject)”), which is not supported"))
            return []
        }
        var names: [SecretName] = isKey ? [.keyPassphrase] : asksForUser ? [.userName, .password] : [.password]
        if asksChallenge { names.append(.challenge) }
        let missing = secrets.missing(of: names)
        guard missing.isEmpty, let password = secrets[isKey ? .keyPassphrase : .password] else {
            fail(ConnectFailure(.secretsNeeded, missing.map(\.rawValue).joined(separator: ",")))
            return []
        }
        // A line break would begin another command.
        let isOneLine = names.allSatisfy {
            secrets[$0]?.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } ?? true
        }
        guard isOneLine else {
            fail(ConnectFailure(.authenticationFailed, "A secret holds a line break or another control character"))
            return []
        }
        var commands: [ManagementCommand] = []
        if asksForUser, let user = secrets[.userName] { commands.append(.user(user, for: subject)) }
        if asksChallenge, let challenge = secrets[.challenge] {
            hasAnsweredChallenge = true
            commands.append(.password(password, answer: challenge, for: subject))
        } else {
            commands.append(.password(password, for: subject))
        }
        return commands
    }

    private mutating func refuse(_ subject: String, _ asksFurther: Bool) {
        if isConnected, !isRestarting { return fail(lost(Self.words(for: "auth-failure"))) }
        if subject == "Private Key" {
            return fail(ConnectFailure(.authenticationFailed, "The passphrase does not unlock the profile's key"))
        }
        if asksFurther {
            return fail(
                ConnectFailure(
                    .authenticationFailed, "The server \(server) asks a further question, which is not supported"))
        }
        let reason = evidence.refusal.map { ": “\($0)”" } ?? ""
        fail(ConnectFailure(.authenticationFailed, "The server \(server) refused the user\(reason)"))
    }
}
