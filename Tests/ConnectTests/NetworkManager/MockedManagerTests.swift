// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// What the real NetworkManager cannot be brought to, from python3-dbusmock's: all reasons, and WireGuard, which would
/// need the kernel's module; interface and server are real.
@Suite(.enabled(if: Lab.isRoot && ConnectLab.isPossible, "needs root and /dev/net/tun"), .serialized)
struct MockedManagerTests {
    private func run(_ script: String) async throws -> String {
        let prelude = """
            export BECKON_MOCK_DEVICE='
                LOG_LEVEL=silent wireguard-go wgmock >/dev/null 2>&1 || exit 1
                grep -vE "^(Address|DNS)" /run/beckon-lab/profiles/office.conf | wg setconf wgmock /dev/stdin
                ip address add 10.77.1.2/24 dev wgmock && ip link set wgmock up'
            python3 -m dbusmock --system --template "$(dirname "$BECKON_VPN_LAB")/networkmanager-mock.py" >/run/mock 2>&1 &
            for try in $(seq 200); do connect call $target ListProfiles | grep -q networkmanager && break; sleep 0.02; done
            fails() { printf 'nm-00000000-0000-4000-8000-%012d' $((1 + $1)); }
            ends() { printf 'nm-00000000-0000-4000-8000-%012d' $((16 + $1)); }
            stays=nm-00000000-0000-4000-8000-000000000000

            """
        return try await Lab.run(prelude + script)
    }

    @Test func eachReasonNotToConnectHasItsCode() async throws {
        let output = try await run(
            """
            for reason in $(seq 0 14); do press Connect $(fails $reason) >/dev/null; property FailureCode; done; remains
            """)
        let codes = [
            "SetUpFailed", "SetUpFailed", "Cancelled", "NoNetwork", "SetUpFailed", "SetUpFailed",
            "ServerNotResponding", "ProgramMissing", "ProgramMissing", "AuthenticationFailed", "AuthenticationFailed",
            "NoSuchProfile", "NoNetwork", "DeviceMissing", "DeviceMissing",
        ]
        #expect(output == codes.map { "\"\($0)\"\n" }.joined() + "end of remains\n")
    }

    @Test(arguments: [0, 2, 3, 4, 9, 11, 14]) func eachReasonToEndIsALoss(reason: Int) async throws {
        let output = try await run(
            """
            press Connect $(ends \(reason)); becomes failed 5
            property FailureCode; ip link show wgmock >/dev/null 2>&1 || echo gone; remains
            """)
        #expect(output == "\"state\" s \"connected\"\n\"ConnectionLost\"\ngone\nend of remains\n")
    }

    /// Each caller sees what is for everybody and what is for them.
    @Test func connectionsOfOthersAreNotListed() async throws {
        let output = try await run(
            """
            lab service stop; lab service start --owner 65534
            as_nobody() { setpriv --reuid 65534 --regid 65534 --clear-groups "$@" 2>&1; }
            for caller in "" as_nobody; do
                $caller busctl --system call $target ListProfiles | grep -oE '"name" s "(stays|of-[a-z]+)"' | tr '\\n' ' '; echo
            done
            for number in 31 32; do
                as_nobody busctl --system call $target Connect s nm-00000000-0000-4000-8000-0000000000$number |
                    grep -oE '"state" s "[a-z]+"|There is no profile'
            done
            """)
        #expect(
            output == """
                "name" s "of-daemon" "name" s "of-nobody" "name" s "stays"\u{20}
                "name" s "of-nobody" "name" s "stays"\u{20}
                "state" s "connected"
                There is no profile

                """)
    }

    /// WireGuard is “activated” without a server; connected is what has shaken hands.
    @Test func wireGuardCountsWithItsHandshake() async throws {
        let output = try await run(
            """
            lab service stop; lab service start --limit 2 --silence 2 --watch 0.2
            press Connect $stays; reach 10.77.1.1; lab server stop office
            becomes failed 8; property FailureCode
            press Connect $stays >/dev/null; property FailureCode; remains
            """)
        #expect(
            output == """
                "state" s "connected"
                reached
                "ConnectionLost"
                "ServerNotResponding"
                end of remains

                """)
    }
}
