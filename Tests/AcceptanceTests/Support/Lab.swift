// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import TestSupport
import Testing

/// Connect's lab: namespaces with WireGuard servers, a private bus and the service.
enum Lab {
    /// Whether this user may open /dev/net/tun; the lab itself says what to do where not.
    static let isPossible = access("/dev/net/tun", R_OK | W_OK) == 0

    /// Installs Connect in the lab, runs the script there and returns what it prints.
    static func run(_ script: String, arguments: [String] = [], limit: Duration) async throws -> String {
        let prelude = """
            set -eu
            lab() { "$BECKON_VPN_LAB" "$@"; }
            bundle=$(\(Products.package.path)/Apps/Connect/bundle "$BECKON_PRODUCTS" "$HOME")
            beckon=$BECKON_PRODUCTS/beckon
            "$beckon" app install --yes "$bundle" >&2

            """
        let environment = [
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "BECKON_PRODUCTS": Products.folder.path, "LC_ALL": "C.UTF-8",
        ]
        let lab = Products.package.appending(path: "Apps/Connect/Lab/vpn-lab").path
        let run = try await ChildProcess.run(
            Command(lab, ["run", "bash", "-c", prelude + script, "lab"] + arguments, environment: environment),
            limit: limit)
        try #require(run.status.succeeded, "\(run.status): \(run.errorOutput)\n\(run.output)")
        return run.output
    }
}
