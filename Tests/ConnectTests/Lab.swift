// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import TestSupport
import Testing

/// Scripts that press and look at the service in Connect's lab.
enum Lab {
    static let isRoot = getuid() == 0

    /// What the script prints; commands: `lab`, `press METHOD [PROFILE]`, `property NAME`, `reach ADDRESS`, `remains`,
    /// and `becomes STATE [SECONDS]`, which waits for a state at most that long.
    static func run(
        _ script: String, environment own: [String: String] = [:], limit: Duration = .seconds(60)
    ) async throws -> String {
        let prelude = """
            connect() { busctl --system "$@" 2>&1; }
            target="org.beckon.Connect1 /org/beckon/Connect1 org.beckon.Connect1"
            press() {
                case $1 in
                    Connect|Toggle) connect call $target $1 s "${2:-}" ;;
                    *) connect call $target $1 ;;
                esac | grep -oE '"state" s "[a-z]+"|Call failed: .*'
            }
            property() { connect get-property $target $1 | cut -d' ' -f2-; }
            becomes() {
                for try in $(seq $(( ${2:-10} * 10 ))); do
                    [ "$(property State)" = "\\"$1\\"" ] && break
                    sleep 0.1
                done
            }
            reach() { ping -c1 -W1 $1 >/dev/null 2>&1 && echo reached || echo unreached; }
            remains() {
                ip -br link | grep -o '^bk[^ ]*'
                ls /run/wireguard | grep '^bk'
                { pgrep -ax wireguard-go; pgrep -ax openvpn; } | grep -o 'bk-[^ ]*'
                ls /run/beckon-lab/state | grep sock
                grep -v '^\\[\\]$' /run/beckon-lab/state/journal.json 2>/dev/null
                ip rule | grep -vE '^(0|32766|32767):'
                ip route | grep -v 'dev wire'
                echo "end of remains"
            }

            """
        let environment = [
            "LC_ALL": "C", "CONNECT_BUNDLE": Products.package.appending(path: "Apps/Connect/bundle").path,
        ]
        let run = try await ConnectLab.run(prelude + script, environment: environment.merging(own) { $1 }, limit: limit)
        if !run.errorOutput.isEmpty { Issue.record("the lab complained: \(run.errorOutput)") }
        return run.output
    }
}
