// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore
import Foundation

/// Sets name servers for an interface through systemd-resolved, which forgets them together with the interface.
struct SystemdResolver: Resolver {
    static let service = "org.freedesktop.resolve1"

    let bus: BusAddress

    func use(
        _ nameServers: NameServers, on interface: String,
        record: @Sendable (UndoStep) throws(ConnectFailure) -> Void
    ) async throws(ConnectFailure) {
        let index = Int32(bitPattern: if_nametoindex(interface))
        do {
            let connection = try await BusConnection.open(bus)
            defer { Task { await connection.close() } }
            let servers = nameServers.servers.compactMap(Self.address)
            try await call(connection, "SetLinkDNS", index, .array(of: "(iay)", servers))
            // The root as a routing domain: every name is asked through this interface.
            let domains = nameServers.searchDomains.map { ($0, false) } + [(".", true)]
            try await call(
                connection, "SetLinkDomains", index,
                .array(of: "(sb)", domains.map { .structure([.string($0), .boolean($1)]) }))
        } catch {
            throw ConnectFailure(.setUpFailed, "systemd-resolved did not take the name servers: \(error)")
        }
    }

    /// Tries again for a moment where the service has not yet heard of an interface that was just made.
    private func call(_ connection: BusConnection, _ method: String, _ index: Int32, _ value: BusValue) async throws {
        let call = BusMethodCall(
            Self.service, "/org/freedesktop/resolve1", "org.freedesktop.resolve1.Manager", method,
            [.int32(index), value], timeout: .seconds(5))
        for _ in 0..<50 {
            do {
                _ = try await connection.call(call)
                return
            } catch let error as BusError where error.name == "org.freedesktop.resolve1.NoSuchLink" {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        _ = try await connection.call(call)
    }

    private static func address(_ text: String) -> BusValue? {
        AddressRange.bytes(of: text).map { bytes in
            .structure([.int32(bytes.count == 16 ? AF_INET6 : AF_INET), .array(of: "y", bytes.map(BusValue.byte))])
        }
    }
}
