// SPDX-License-Identifier: Apache-2.0
package import ConnectCore

/// All backends as one: each profile goes to the one that knows its kind.
package struct BackendSet: TunnelBackend {
    /// By `Profile.kind`.
    private let backends: [String: any TunnelBackend]
    /// Undoes what is the machine's own: interfaces, programs, rules, files, settings.
    private let machine: any TunnelBackend

    package init(wireGuard: any TunnelBackend, others: [String: any TunnelBackend] = [:]) {
        machine = wireGuard
        backends = others.merging(["wireguard": wireGuard]) { $1 }
    }

    package func open(_ request: TunnelRequest) async throws(ConnectFailure) -> any Tunnel {
        guard let backend = backends[request.profile.kind] else {
            throw ConnectFailure(.programMissing, "Nothing here can use “\(request.profile.name)”")
        }
        let missing = request.secrets.missing(of: request.profile.secrets)
        guard missing.isEmpty else {
            throw ConnectFailure(.secretsNeeded, missing.map(\.rawValue).joined(separator: ","))
        }
        return try await backend.open(request)
    }

    package func cleanUp(after steps: [UndoStep]) async throws(ConnectFailure) {
        let managed = steps.filter { if case .activeConnection = $0 { true } else { false } }
        if !managed.isEmpty, let manager = backends["networkmanager"] { try await manager.cleanUp(after: managed) }
        try await machine.cleanUp(after: steps.filter { !managed.contains($0) })
    }
}
