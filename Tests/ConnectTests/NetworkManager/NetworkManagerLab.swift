// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// Scripts in Connect's lab with NetworkManager running.
enum NetworkManagerLab {
    /// Some tests act as root does to NetworkManager.
    static let isPossible = Lab.isRoot && ConnectLab.isPossible && ConnectLab.hasNetworkManager

    /// What the script prints; commands beside those of ``Lab``: `nm …`, `give PROFILE NAME SECRET`, `active`.
    static func run(_ script: String) async throws -> String {
        let prelude = """
            nm() { "$(dirname "$BECKON_VPN_LAB")/networkmanager-lab" "$@"; }
            give() {
                connect call $target ConnectWith 'sa{ss}' $1 1 $2 $3 | grep -oE '"state" s "[a-z]+"|Call failed: .*'
            }
            active() { nmcli -t -f TYPE connection show --active | grep -c '^vpn'; }
            remains() {
                # NetworkManager's plugin lets OpenVPN take its leave of the server, for two seconds at most.
                for try in $(seq 30); do pgrep -ax openvpn | grep -qv nm-server || break; sleep 0.1; done
                ip -br link | grep -o '^tun[^ ]*'
                nmcli -t -f NAME,TYPE connection show --active 2>/dev/null | grep ':vpn'
                grep -v '^\\[\\]$' /run/beckon-lab/state/journal.json 2>/dev/null
                pgrep -ax openvpn | grep -v nm-server
                echo "end of remains"
            }
            nm start

            """
        return try await Lab.run(prelude + script)
    }
}
