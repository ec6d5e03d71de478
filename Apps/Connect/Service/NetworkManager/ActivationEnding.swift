// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore
import Foundation

/// Takes connections of NetworkManager's down and waits until nothing of them is left.
struct ActivationEnding: Sendable {
    let client: NetworkManagerClient
    let limit: Duration

    /// Ends an activation that is followed; cancelling the task does not stop it.
    ///
    /// - Parameter interface: has to go too, where it is known.
    /// - Throws: ``ConnectFailure/Code/cleanUpFailed``.
    func end(_ active: ActiveConnection, interface: String?) async throws(ConnectFailure) {
        let left = await Task {
            await deactivate(active.path)
            let isOver = await active.wait(within: limit) { $0 == .deactivated } != nil
            if !isOver, await isActive(active.path) { return "the connection that NetworkManager does not end" }
            guard let interface else { return "" }
            return await isGone(interface) ? "" : "the interface “\(interface)”"
        }.value
        if !left.isEmpty { throw ConnectFailure(.cleanUpFailed, "Not everything could be removed: \(left)") }
    }

    /// Ends all activations of a connection, whoever started them; cancelling the task does not stop it.
    ///
    /// - Returns: whether none is left; also where NetworkManager does not run.
    func endAll(of uuid: String) async -> Bool {
        await Task {
            let deadline = ContinuousClock.now + limit
            while await client.isRunning() {
                // One that does not answer has not said that there are none.
                let paths = try? await client.activeConnections(of: uuid)
                if paths?.isEmpty == true { return true }
                guard ContinuousClock.now < deadline else { return false }
                for path in paths?.keys.sorted() ?? [] { await deactivate(path) }
                try? await Task.sleep(for: .milliseconds(50))
            }
            return true
        }.value
    }

    private func deactivate(_ path: String) async {
        // It may have ended, or NetworkManager with it; what counts is looked at afterwards.
        _ = try? await client.call(
            NetworkManagerNames.path, NetworkManagerNames.service, "DeactivateConnection", [.objectPath(path)])
    }

    private func isActive(_ path: String) async -> Bool {
        (try? await client.properties(of: path, NetworkManagerNames.active)) != nil
    }

    /// A plugin's program may keep its interface for two seconds after the connection's end.
    private func isGone(_ interface: String) async -> Bool {
        let deadline = ContinuousClock.now + limit
        while if_nametoindex(interface) != 0 {
            guard ContinuousClock.now < deadline else { return false }
            try? await Task.sleep(for: .milliseconds(20))
        }
        return true
    }
}
