// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import ConnectCore
import Foundation

/// Sets name servers through the program `resolvconf`, of openresolv, of Debian or of systemd.
struct ResolvconfResolver: Resolver {
    static let program = "resolvconf"

    let program: String

    func use(
        _ nameServers: NameServers, on interface: String,
        record: @Sendable (UndoStep) throws(ConnectFailure) -> Void
    ) async throws(ConnectFailure) {
        let interface = Self.ranked(interface)
        try record(.nameServers(interface: interface))
        var lines = nameServers.servers.map { "nameserver \($0)" }
        if !nameServers.searchDomains.isEmpty {
            lines.append("search " + nameServers.searchDomains.joined(separator: " "))
        }
        // Before all others and instead of them, as wg-quick(8) has it.
        let arguments = ["-a", interface, "-m", "0", "-x"]
        let input = lines.joined(separator: "\n") + "\n"
        let run = try await NetworkTools.complete(program, arguments, input: input)
        guard run.status.succeeded else { throw NetworkTools.failure(program, arguments, run) }
    }

    /// Debian's resolvconf takes those first whose names begin like the tunnels in its list.
    private static func ranked(_ interface: String) -> String {
        FileManager.default.fileExists(atPath: "/etc/resolvconf/interface-order") ? "tun.\(interface)" : interface
    }

    /// - Returns: what is left and why; nil where nothing is.
    static func forget(_ interface: String) async -> String? {
        guard let program = NetworkTools.path(of: program) else {
            return "the name servers of “\(interface)”: the program “\(program)” is gone"
        }
        do throws(ConnectFailure) {
            // A machine that has started again has forgotten the interface, and not the file that names the servers.
            for arguments in [["-d", interface, "-f"], ["-u"]] {
                let run = try await NetworkTools.complete(program, arguments)
                guard run.status.succeeded else { return NetworkTools.failure(program, arguments, run).detail }
            }
            return nil
        } catch {
            return error.detail
        }
    }
}
