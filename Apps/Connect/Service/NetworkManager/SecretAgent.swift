// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore
import Synchronization

/// Answers NetworkManager's questions for secrets with what the person gave for the one connection that is being made.
///
/// It keeps nothing: what NetworkManager asks to be saved is dropped, and the grant ends with the connection.
final class SecretAgent: Sendable {
    private struct Grant {
        var connection: String
        var secrets: ConnectSecrets
        /// Those of ``NetworkManagerConnection/secrets``, for a question that names none.
        var expected: [SecretName]
        var given: Set<SecretName> = []
        /// Asked for and not here; what NetworkManager has stored it asks for only where the server refused it.
        var missing: Set<SecretName> = []

        /// - Returns: nil where nothing useful can be said: the same answer a second time would be wrong a second time.
        mutating func answer(_ named: [SecretName]) -> [SecretName: String]? {
            let asked = !named.isEmpty ? named : !expected.isEmpty ? expected : [.password]
            missing.formUnion(asked.filter { secrets[$0] == nil })
            guard given.isDisjoint(with: asked) else { return nil }
            var found: [SecretName: String] = [:]
            for name in asked {
                guard let secret = secrets[name] else { return nil }
                found[name] = secret
            }
            given.formUnion(asked)
            return found
        }
    }

    private let grant = Mutex<Grant?>(nil)

    /// Lets the agent answer for one connection, in the place of any other.
    func allow(_ secrets: ConnectSecrets, expected: [SecretName], for connection: String) {
        grant.withLock { $0 = Grant(connection: connection, secrets: secrets, expected: expected) }
    }

    /// Lets what was given be asked for once more, now that the server has accepted it.
    func accept() { grant.withLock { $0?.given = [] } }

    /// Ends the grant.
    ///
    /// - Returns: what NetworkManager asked for and the person had not given.
    @discardableResult
    func withdraw() -> [SecretName] {
        grant.withLock { grant in
            defer { grant = nil }
            return (grant?.missing ?? []).sorted { $0.rawValue < $1.rawValue }
        }
    }

    /// Offers the agent on a connection and tells NetworkManager of it; to be repeated when NetworkManager has ended.
    func register(on client: NetworkManagerClient) async throws {
        let connection = try await client.connection()
        try? await connection.export(interface(connection), at: NetworkManagerNames.agentPath)
        let manager = (NetworkManagerNames.agentManagerPath, NetworkManagerNames.agentManager)
        // It knows the agent from an earlier connection, or does not.
        _ = try? await client.call(manager.0, manager.1, "Unregister")
        let understandsHints: UInt32 = 1
        try await client.call(
            manager.0, manager.1, "RegisterWithCapabilities",
            [.string("org.beckon.Connect"), .uint32(understandsHints)])
    }

    private func interface(_ connection: BusConnection) -> BusInterface {
        BusInterface(
            NetworkManagerNames.agent,
            methods: [
                .init(
                    "GetSecrets",
                    [
                        .init("connection", "a{sa{sv}}"), .init("connection_path", "o"), .init("setting_name", "s"),
                        .init("hints", "as"), .init("flags", "u"),
                    ], returns: [.init("secrets", "a{sa{sv}}")]
                ) { [self, weak connection] call in
                    guard let connection else { throw Self.refusal }
                    // A secret goes to nobody but the one who makes the connection.
                    let manager = try await connection.owner(of: NetworkManagerNames.service)
                    guard manager == call.sender else { throw Self.refusal }
                    return [try answer(call)]
                },
                .init("CancelGetSecrets", [.init("connection_path", "o"), .init("setting_name", "s")]) { _ in [] },
                .init("SaveSecrets", [.init("connection", "a{sa{sv}}"), .init("connection_path", "o")]) { _ in [] },
                .init("DeleteSecrets", [.init("connection", "a{sa{sv}}"), .init("connection_path", "o")]) { _ in [] },
            ])
    }

    private func answer(_ call: BusMessage) throws -> BusValue {
        let path = try call.arguments.argument(1, \.text)
        let setting = try call.arguments.argument(2, \.text)
        let named = SecretNames.asked(in: try call.arguments.argument(3, \.elements).compactMap(\.text))
        let found = grant.withLock { $0?.connection == path ? $0?.answer(named) : nil }
        guard let found else { throw Self.refusal }
        return Self.dictionary(found, setting)
    }

    /// A plugin's secrets are texts in a dictionary of their own, those of other settings stand beside each other.
    private static func dictionary(_ secrets: [SecretName: String], _ setting: String) -> BusValue {
        let texts = secrets.map { (SecretNames.managers($0.key), $0.value) }.sorted { $0.0 < $1.0 }
        let inner: BusValue =
            if setting == "vpn" {
                .properties([
                    "secrets": .array(of: "{ss}", texts.map { .entry(key: .string($0.0), value: .string($0.1)) })
                ])
            } else {
                .properties(Dictionary(texts.map { ($0.0, .string($0.1)) }) { first, _ in first })
            }
        return .array(of: "{sa{sv}}", [.entry(key: .string(setting), value: inner)])
    }

    private static let refusal = BusError(
        name: NetworkManagerNames.agent + ".NoSecrets", message: "there are no secrets for this connection here")
}
