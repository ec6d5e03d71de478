// SPDX-License-Identifier: Apache-2.0
import AppIntents
import ConnectCore

/// Makes a connection for an intent, and asks its person for what the profile needs.
struct ConnectionMaker {
    /// How often a secret that was not right is asked again.
    private static let retries = 2

    let intent: any AppIntent
    /// Where the user name is given, or asked for.
    let userName: IntentParameter<String?>

    /// - Parameter profile: nil is the default one.
    func connect(to profile: VPNServer.ID? = nil) async throws -> VPNConnection {
        let server = try await server(profile)
        return try await make(server) { try await VPNManager.connect(to: server.id) }
    }

    /// Disconnects and connects to the same server; without a tunnel, connects.
    func reconnect() async throws -> VPNConnection {
        let server = try await server(try await VPNManager.status().profile)
        return try await make(server) { try await VPNManager.reconnect() }
    }

    /// Waits for the end of a disconnection that is going on.
    func joinDisconnection() async throws -> VPNConnection {
        let server = try await server(nil)
        return try await make(server) { try await VPNManager.join(orConnectTo: server.id) }
    }

    private func server(_ profile: VPNServer.ID?) async throws -> VPNServer {
        let servers = try await VPNManager.servers()
        // One that is gone from the list is still the service's to judge.
        if let profile { return servers.first { $0.id == profile } ?? VPNServer(id: profile) }
        guard let standard = servers.first else { throw VPNConfigurationError.configurationIsNotAvailable }
        return standard
    }

    /// Presses, first with nothing; then with what the service says is missing.
    private func make(
        _ server: VPNServer, _ press: () async throws -> VPNConnection
    ) async throws -> VPNConnection {
        var given: [SecretName: String] = [:]
        var asked: [SecretName] = []
        var retries = Self.retries
        while true {
            do {
                return given.isEmpty ? try await press() : try await VPNManager.connect(to: server.id, with: given)
            } catch let error as VPNConfigurationError where error.code == .secretsNeeded {
                let missing = error.secrets.filter { given[$0] == nil }
                guard !missing.isEmpty else { throw error }
                for name in missing { given[name] = try await ask(for: name, of: server) }
                asked += missing
            } catch let error as VPNConfigurationError where error.code == .authenticationFailed && retries > 0 {
                let hidden = asked.filter { $0 != .userName }
                guard !hidden.isEmpty else { throw error }
                retries -= 1
                for name in hidden { given[name] = try await askAgain(for: name, of: server) }
            }
        }
    }

    private func ask(for name: SecretName, of server: VPNServer) async throws -> String {
        let words = name.question(about: server.name)
        guard name == .userName else { return try await intent.requestSecret(IntentDialog(words)) }
        if let known = userName.wrappedValue { return known }
        return try await userName.requestValue(IntentDialog(words))
    }

    private func askAgain(for name: SecretName, of server: VPNServer) async throws -> String {
        let words = String(localized: name.question(about: server.name))
        return try await intent.requestSecret("secrets.again \(words)")
    }
}

extension SecretName {
    fileprivate func question(about server: String) -> LocalizedStringResource {
        switch self {
        case .userName: "secrets.user_name \(server)"
        case .password: "secrets.password \(server)"
        case .keyPassphrase: "secrets.key_passphrase \(server)"
        case .challenge: "secrets.challenge \(server)"
        default: "secrets.other \(rawValue) \(server)"
        }
    }
}
