// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// How OpenVPN is called, and what it reads.
struct OpenVPNCommand: Sendable {
    /// On OpenVPN's own packets, which must not go into a tunnel that takes everything.
    static let mark = "51821"

    let configuration: OpenVPNConfiguration
    let interface: String
    /// The socket on which it calls.
    let socket: String
    /// For all servers together.
    let limit: Duration

    /// The profile comes from standard input, exactly as it was judged; what follows it has the last word.
    var arguments: [String] {
        let folder = URL(fileURLWithPath: configuration.path).deletingLastPathComponent().path
        // One server may take all the time there is; of several each gets its share.
        let count = max(1, configuration.remotes.count)
        let share = max(1, Int(limit / .seconds(1)) / count + (count == 1 ? 1 : 0))
        return [
            "--cd", folder, "--config", "stdin",
            "--dev", interface, "--dev-type", "tun", "--persist-tun", "--route-noexec", "--mark", Self.mark,
            "--script-security", "0", "--auth-retry", "none",
            "--connect-retry", "1", "1", "--connect-retry-max", "3", "--connect-timeout", String(share),
            "--management", socket, "unix", "--management-client", "--management-hold",
            "--management-query-passwords", "--management-up-down",
            "--verb", "3", "--suppress-timestamps",
        ]
    }

    /// The profile with each server's name replaced by its address, without the servers that have none.
    ///
    /// - Parameter addresses: by name; nil leaves names as they are, for a proxy to find.
    func text(addresses: [String: String]?) -> String {
        guard let addresses else { return configuration.directives.map(\.text).joined() }
        return configuration.directives.compactMap { Self.resolved($0, addresses)?.text }.joined()
    }

    private static func resolved(
        _ directive: OpenVPNDirective, _ addresses: [String: String]
    ) -> OpenVPNDirective? {
        if directive.name == "connection" {
            let block = directive.block.compactMap { resolved($0, addresses) }
            guard block.count == directive.block.count else { return nil }
            return OpenVPNDirective(directive.name, line: directive.line, block: block)
        }
        guard directive.name == "remote", let host = directive.arguments.first else { return directive }
        guard let address = addresses[host] else { return nil }
        return OpenVPNDirective("remote", [address] + directive.arguments.dropFirst(), line: directive.line)
    }
}
