// SPDX-License-Identifier: Apache-2.0
import ConnectCore

/// Finds the addresses of a profile's servers, and whether there is a way to them.
struct OpenVPNServers: Sendable {
    /// The way to an address is the same for every port.
    private static let anyPort: UInt16 = 1194

    let configuration: OpenVPNConfiguration
    let settings: OpenVPNSettings

    /// - Returns: an address for each name that has one and can be reached; nil where a proxy looks names up.
    /// - Throws: the first name's failure, where no server is left.
    func addresses(within limit: Duration) async throws(ConnectFailure) -> [String: String]? {
        let directives = configuration.directives.flatMap { [$0] + $0.block }
        if directives.contains(where: { $0.name == "http-proxy" || $0.name == "socks-proxy" }) { return nil }
        var names: [String] = []
        for directive in directives where directive.name == "remote" {
            if let name = directive.arguments.first, !names.contains(name) { names.append(name) }
        }
        let limit = min(limit, settings.resolutionLimit)
        let found = await withTaskGroup(of: (String, Result<String, ConnectFailure>).self) { group in
            for name in names {
                group.addTask {
                    do throws(ConnectFailure) {
                        let address = try await HostResolver.address(of: name, limit: limit)
                        try ServerRoute.check(to: address, port: Self.anyPort, of: name)
                        return (name, .success(address))
                    } catch {
                        return (name, .failure(error))
                    }
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        let addresses = found.compactMapValues { try? $0.get() }
        if addresses.isEmpty, let first = names.first, case .failure(let failure)? = found[first] { throw failure }
        return addresses
    }
}
