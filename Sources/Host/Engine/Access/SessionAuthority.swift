// SPDX-License-Identifier: Apache-2.0
package import PolkitClient

/// What knows whether the person is there, and can ask them to prove it.
package protocol SessionAuthority: Sendable {
    func session() async -> SessionState
    /// Asks for the person's proof, for one action.
    /// - Throws: `CancellationError` only.
    func authenticate(_ request: AuthenticationRequest) async throws -> AuthenticationOutcome

    /// Whether it could ask at all, for `beckon doctor`.
    func readiness() async -> Polkit.Readiness
}
