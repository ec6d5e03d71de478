// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// Scripts that use the app in Connect's lab, through the whole of Beckon: program, sandbox, bus filter, service, tunnel.
enum AppLab {
    private static let tests = Products.package.appending(path: "Tests")

    /// Installs the app. `run ACTION …` prints what matters of the JSON; `state` is the service's; `standIn JSON` puts a
    /// service in its place that answers as the JSON says; `terminal JSON` plays at a terminal.
    private static var prelude: String {
        """
        beckon=$BECKON_PRODUCTS/beckon
        bundle=$("$CONNECT_BUNDLE" "$BECKON_PRODUCTS" "$HOME")
        "$beckon" app install --yes "$bundle" >/dev/null
        # In one write: several may run at once.
        run() {
            echo "$("$beckon" run --json "$@" 2>/dev/null </dev/null |
                grep -oE '"(exitCode":[0-9]+|full":"[^"]*"|message":"[^"]*"|symbol":"[^"]*"|isConnected":[a-z]*)' |
                sort -u | tr '\\n' ' ')"
        }
        state() { property State; }
        standIn() {
            echo "$1" >/run/beckon-lab/stand-in.json
            [ -e /run/beckon-lab/stand-in.log ] && return
            lab service stop
            /usr/bin/python3 \(tests.path)/ConnectTests/Peers/stand-in-service.py /run/beckon-lab/stand-in.json \
                >/run/beckon-lab/stand-in.log 2>&1 &
            until grep -qs ready /run/beckon-lab/stand-in.log; do sleep 0.05; done
        }
        terminal() { /usr/bin/python3 \(tests.path)/BeckonCommandTests/Peers/terminal.py "$1"; echo; }

        """
    }

    static func lines(_ script: String) async throws -> [String] {
        try await Lab.run(prelude + script, limit: .seconds(120)).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }.filter { !$0.isEmpty }
    }
}
