// SPDX-License-Identifier: Apache-2.0
package import ChildProcess
import Foundation

/// Connect's lab: namespaces with WireGuard servers, a private bus and the service.
package enum ConnectLab {
    /// Whether the machine lets this user open /dev/net/tun and make namespaces; the lab says what to do where not.
    package static let isPossible = access("/dev/net/tun", R_OK | W_OK) == 0

    /// Programs that `Scripts/lab-packages` has unpacked, a folder for each package.
    package static let packages = Products.package.appending(path: ".build/lab-packages").path

    /// Whether the lab can run NetworkManager, installed or unpacked.
    package static let hasNetworkManager = ["/usr/sbin", packages + "/network-manager/usr/sbin"].contains {
        access($0 + "/NetworkManager", X_OK) == 0
    }

    /// Runs a shell script in the lab, where `lab COMMAND …` calls the lab itself.
    /// - Parameter arguments: the script's own, from `$1` on.
    package static func run(
        _ script: String, arguments: [String] = [], environment: [String: String] = [:], limit: Duration
    ) async throws -> CompletedRun {
        let own = [
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "BECKON_PRODUCTS": Products.folder.path, "LC_ALL": "C.UTF-8",
        ]
        let lab = Products.package.appending(path: "Apps/Connect/Lab/vpn-lab").path
        let function = #"lab() { "$BECKON_VPN_LAB" "$@"; }"# + "\n"
        return try await ChildProcess.run(
            Command(
                lab, ["run", "bash", "-uc", function + script, "lab"] + arguments,
                environment: own.merging(environment) { $1 }), limit: limit)
    }
}
