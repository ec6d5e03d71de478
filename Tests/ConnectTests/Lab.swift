// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import TestSupport
import Testing

/// Runs shell scripts in the lab: namespaces with WireGuard servers, a private bus and the service.
enum Lab {
    static let isRoot = getuid() == 0

    /// Whether the machine lets this user open /dev/net/tun and make namespaces; the lab says what to do where not.
    static let isPossible = access("/dev/net/tun", R_OK | W_OK) == 0

    /// What the script prints; commands: `lab`, `press METHOD [PROFILE]`, `property NAME`, `reach ADDRESS`.
    static func run(_ script: String, limit: Duration = .seconds(60)) async throws -> String {
        let prelude = """
            set -u
            lab() { "$BECKON_VPN_LAB" "$@"; }
            connect() { busctl --system "$@" 2>&1; }
            target="org.beckon.Connect1 /org/beckon/Connect1 org.beckon.Connect1"
            press() {
                case $1 in
                    Connect|Toggle) connect call $target $1 s "${2:-}" ;;
                    *) connect call $target $1 ;;
                esac | grep -oE '"state" s "[a-z]+"|Call failed: .*'
            }
            property() { connect get-property $target $1 | cut -d' ' -f2-; }
            reach() { ping -c1 -W1 $1 >/dev/null 2>&1 && echo reached || echo unreached; }
            remains() {
                ip -br link | grep -o '^bk[^ ]*'
                ls /run/wireguard | grep '^bk'
                pgrep -ax wireguard-go | grep -o 'bk.*'
                grep -v '^\\[\\]$' /run/beckon-lab/state/journal.json 2>/dev/null
                ip rule | grep -vE '^(0|32766|32767):'
                ip route | grep -v 'dev wire'
                echo "end of remains"
            }

            """
        let environment = [
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "BECKON_PRODUCTS": Products.folder.path, "LC_ALL": "C",
            "CONNECT_BUNDLE": Products.package.appending(path: "Apps/Connect/bundle").path,
        ]
        let command = Command(
            Products.package.appending(path: "Apps/Connect/Lab/vpn-lab").path, ["run", "bash", "-c", prelude + script],
            environment: environment)
        let run = try await ChildProcess.run(command, limit: limit)
        if !run.errorOutput.isEmpty { Issue.record("the lab complained: \(run.errorOutput)") }
        return run.output
    }
}
