// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

private let isPossible = ConnectLab.isPossible && FileManager.default.isExecutableFile(atPath: "/usr/sbin/openvpn")

/// The service with real OpenVPN tunnels to a real server, over a real bus.
@Suite(.enabled(if: isPossible, "needs openvpn, and to open /dev/net/tun"), .serialized) struct OpenVPNTunnelTests {
    /// `give PROFILE COUNT NAME VALUE …` connects with secrets, `timed COMMAND …` tells the milliseconds in `$took`.
    private static let prelude = """
        give() {
            connect call $target ConnectWith 'sa{ss}' "$@" | grep -oE '"state" s "[a-z]+"|Call failed: .*'
        }
        timed() { local start=$(date +%s%N); "$@"; took=$(( ($(date +%s%N) - start) / 1000000 )); }
        within() { [ $took -lt $1 ] && echo "in time" || echo "after $took ms"; }
        await_failure() {
            local start=$(date +%s%N)
            until [ "$(property State)" = '"failed"' ]; do
                took=$(( ($(date +%s%N) - start) / 1000000 )); [ $took -gt 30000 ] && break; sleep 0.1
            done
        }
        profiles=/run/beckon-lab/profiles

        """

    private func run(_ script: String) async throws -> String { try await Lab.run(Self.prelude + script) }

    private func lines(_ script: String) async throws -> [String] {
        try await run(script).split(separator: "\n").map(String.init)
    }

    @Test func trafficFlowsOnlyWhileConnected() async throws {
        let output = try await run(
            """
            lab openvpn start; lab openvpn profile plain certificate
            reach 10.77.3.1; press Connect plain; before=$(lab openvpn received)
            reach 10.77.3.1; after=$(lab openvpn received)
            [ $after -gt $before ] && echo "through the tunnel"
            property State; property Profile
            press Disconnect; reach 10.77.3.1; property State; remains
            """)
        #expect(
            output == """
                unreached
                "state" s "connected"
                reached
                through the tunnel
                "connected"
                "plain"
                "state" s "disconnected"
                unreached
                "disconnected"
                end of remains

                """)
    }

    @Test func figuresAreTold() async throws {
        let output = try await run(
            """
            lab openvpn start; lab openvpn profile plain certificate; press Connect plain >/dev/null
            for try in $(seq 50); do
                connect call $target GetStatus | grep -q '"received" t [1-9]' && break; sleep 0.1
            done
            connect call $target GetStatus | grep -oE '"(endpoint" s "[^"]*"|received" t [1-9]|sent" t [1-9]|handshake" t [1-9])'
            connect call $target ListProfiles | grep -oE '"id" s "plain"|"kind" s "openvpn"|"endpoint" s "192.0.2.1:1194"'
            """)
        #expect(output.split(separator: "\n").count == 7, "\(output)")
        #expect(output.contains("\"endpoint\" s \"192.0.2.1:1194\""))
        #expect(output.contains("\"kind\" s \"openvpn\""))
    }

    // MARK: Failures

    /// vpn.md: exit code 0 in every case; wrong server CA: for ever; rejected client certificate: silent in AUTH.
    @Test func causesAreToldApartInTimeAndNothingIsLeft() async throws {
        let lines = try await lines(
            """
            lab service stop; lab service start --limit 3; lab openvpn start password
            for kind in wrong-ca wrong-password; do lab openvpn profile $kind $kind; done
            lab openvpn profile plain certificate; lab openvpn profile rejected rejected
            sed 's/^remote .*/remote nowhere.invalid 1194/' $profiles/plain.ovpn > $profiles/unresolved.ovpn
            sed 's/^remote .*/remote 198.51.100.7 1194/' $profiles/plain.ovpn > $profiles/unreachable.ovpn
            sed 's/^remote .*/remote 192.0.2.1 1/' $profiles/plain.ovpn > $profiles/closed.ovpn
            sed 's/^proto .*/proto tcp/' $profiles/plain.ovpn > $profiles/refused.ovpn
            sed 's/^nobind/up reboot/' $profiles/plain.ovpn > $profiles/broken.ovpn
            for profile in wrong-ca wrong-password unresolved unreachable closed refused rejected; do
                timed press Connect $profile >/dev/null; echo $profile $(property FailureCode) $(within 4500) $(remains)
            done
            press Connect broken | grep -oE 'line [0-9]+: up is not supported'
            lab openvpn stop; lab openvpn start
            press Connect plain; reach 10.77.3.1
            """)
        #expect(
            lines == [
                "wrong-ca \"CertificateRefused\" in time end of remains",
                "wrong-password \"AuthenticationFailed\" in time end of remains",
                "unresolved \"NameNotResolved\" in time end of remains",
                "unreachable \"NoNetwork\" in time end of remains",
                "closed \"ServerNotResponding\" in time end of remains",
                "refused \"ServerNotResponding\" in time end of remains",
                "rejected \"AuthenticationFailed\" in time end of remains",
                "line 5: up is not supported",
                "\"state\" s \"connected\"",
                "reached",
            ])
    }

    @Test func aCertificateThatCannotBeTrustedEndsTheTryAtOnce() async throws {
        let lines = try await lines(
            """
            lab openvpn start; lab openvpn profile wrong-ca wrong-ca
            timed press Connect wrong-ca; within 3000; sleep 1; property State; remains
            """)
        #expect(lines.count == 4)
        #expect(lines.first?.contains("The certificate of 192.0.2.1:1194 cannot be trusted: VERIFY ERROR") == true)
        #expect(lines.dropFirst() == ["in time", "\"failed\"", "end of remains"])
    }

    @Test(.enabled(if: Lab.isRoot, "needs root to hide a device")) func aMissingDeviceIsNamed() async throws {
        let lines = try await lines(
            """
            lab openvpn start; lab openvpn profile plain certificate
            mount --bind /dev/null /dev/net/tun; press Connect plain >/dev/null; property FailureCode; remains
            mount -t tmpfs none /dev/net; press Connect plain; property FailureCode; remains
            """)
        #expect(
            lines == [
                "\"DeviceMissing\"", "end of remains",
                "Call failed: There is no /dev/net/tun. Load the tun module, or let the service open /dev/net/tun.",
                "\"DeviceMissing\"", "end of remains",
            ])
    }

    @Test func theNextServerIsTriedWhereOneDoesNotAnswer() async throws {
        let lines = try await lines(
            """
            lab service stop; lab service start --limit 6; lab openvpn start; lab openvpn profile plain certificate
            sed -i 's/^remote .*/remote nowhere.invalid\\nremote 192.0.2.1 1\\nremote 192.0.2.1 1194/' $profiles/plain.ovpn
            press Connect plain; reach 10.77.3.1
            """)
        #expect(lines == ["\"state\" s \"connected\"", "reached"])
    }

    // MARK: Secrets

    @Test func secretsAreAskedForAndShownNowhere() async throws {
        let lines = try await lines(
            """
            lab openvpn start password; lab openvpn profile plain password
            press Connect plain
            give plain 2 username ada password 'wrong donkey'
            give plain 2 username ada password 'correct horse'; reach 10.77.3.1
            for process in $(pgrep 'openvpn|connect-service|beckon-guard'); do
                cat /proc/$process/cmdline /proc/$process/environ
            done | grep -ac 'correct horse'
            cat /run/beckon-lab/state/* /run/beckon-lab/service.log | grep -c 'correct horse'
            press Disconnect; remains
            """)
        #expect(
            lines == [
                "Call failed: These are needed: username,password",
                "Call failed: The server 192.0.2.1:1194 refused the user. Check user name, password and keys.",
                "\"state\" s \"connected\"", "reached", "0", "0", "\"state\" s \"disconnected\"", "end of remains",
            ])
    }

    @Test func aCodeIsAskedForToo() async throws {
        let lines = try await lines(
            """
            lab openvpn start challenge; lab openvpn profile plain challenge
            give plain 2 username ada password 'correct horse'
            give plain 3 username ada password 'correct horse' challenge-response 654321 >/dev/null; property FailureCode
            give plain 3 username ada password 'correct horse' challenge-response 123456; reach 10.77.3.1
            """)
        #expect(
            lines == [
                "Call failed: These are needed: challenge-response", "\"AuthenticationFailed\"",
                "\"state\" s \"connected\"", "reached",
            ])
    }

    @Test func aLockedKeyIsUnlocked() async throws {
        let lines = try await lines(
            """
            lab openvpn start; lab openvpn profile plain locked
            give plain 1 key-passphrase 'close sesame'; remains
            give plain 1 key-passphrase "$(printf 'open sesame\\nsignal SIGHUP')" >/dev/null; property FailureCode; remains
            give plain 1 key-passphrase 'open sesame'; reach 10.77.3.1
            """)
        #expect(
            lines == [
                "Call failed: The passphrase does not unlock the profile's key. Check user name, password and keys.",
                "end of remains", "\"AuthenticationFailed\"", "end of remains", "\"state\" s \"connected\"", "reached",
            ])
    }

    // MARK: Kills

    @Test func aKilledServiceCleansUpWhenItStartsAgain() async throws {
        let output = try await run(
            """
            lab openvpn start everything; lab openvpn profile plain certificate; press Connect plain
            lab service kill; while pgrep -ax openvpn | grep -q bk-plain; do sleep 0.01; done
            lab service start; property State; property FailureCode; remains; reach 10.77.3.1
            press Connect plain; reach 10.77.3.1
            """)
        #expect(
            output == """
                "state" s "connected"
                "failed"
                "Interrupted"
                end of remains
                unreached
                "state" s "connected"
                reached

                """)
    }

    @Test func killsAtAnyMomentLeaveNothingAfterTheNextStart() async throws {
        let output = try await run(
            """
            lab openvpn start everything; lab openvpn profile plain certificate
            for delay in 0.000 0.010 0.020 0.035 0.050 0.070 0.100 0.150; do
                press Connect plain >/dev/null & sleep $delay; lab service kill; wait
                lab service start; remains
            done
            """)
        #expect(output == String(repeating: "end of remains\n", count: 8))
    }

    @Test func aProcessThatDiesIsALostConnection() async throws {
        let output = try await run(
            """
            lab openvpn start; lab openvpn profile plain certificate; press Connect plain
            kill -KILL $(pgrep -ax openvpn | grep bk-plain | cut -d' ' -f1); await_failure; within 2000
            property FailureCode; remains
            """)
        #expect(output == "\"state\" s \"connected\"\nin time\n\"ConnectionLost\"\nend of remains\n")
    }

    @Test func disconnectCancelsAtOnce() async throws {
        let lines = try await lines(
            """
            lab openvpn profile plain certificate; press Connect plain & sleep 0.5; property State
            timed press Disconnect; within 1500; wait; remains
            """)
        #expect(
            Set(lines) == [
                "\"connecting\"", "\"state\" s \"disconnected\"", "in time", "end of remains",
                "Call failed: The connection was cancelled by a disconnect",
            ])
    }

    // MARK: Loss

    /// The server's keepalives are two seconds apart, and its clients give up after eight.
    @Test(arguments: ["kill", "freeze"]) func aServerThatVanishesIsNoticed(how: String) async throws {
        let output = try await run(
            """
            lab openvpn start; lab openvpn profile plain certificate; press Connect plain; reach 10.77.3.1
            lab openvpn \(how); await_failure; within 13000; property FailureCode; remains
            """)
        #expect(output == "\"state\" s \"connected\"\nreached\nin time\n\"ConnectionLost\"\nend of remains\n")
    }

    /// With the times that everybody has: data without an answer tells long before keepalives would, also where they go on.
    @Test(arguments: [
        ("quiet --push 'ping 10' --push 'ping-restart 120'", "lab openvpn freeze"), ("", "lab fault reject"),
    ])
    func aServerThatDiesInUseIsToldWithinSeconds(server: String, fault: String) async throws {
        let output = try await run(
            """
            lab openvpn start \(server); lab openvpn profile plain certificate
            press Connect plain; ping -q -i 0.3 10.77.3.1 >/dev/null & ping=$!
            sleep 10; property State; \(fault); await_failure; within 15000; kill $ping
            property FailureCode; remains
            """)
        #expect(
            output == "\"state\" s \"connected\"\n\"connected\"\nin time\n\"ConnectionLost\"\nend of remains\n")
    }

    @Test func aServerWithoutKeepalivesIsMissedWhenDataStaysUnanswered() async throws {
        let output = try await run(
            """
            lab service stop; lab service start --silence 2 --watch 1
            lab openvpn start quiet; lab openvpn profile plain certificate; press Connect plain; sleep 4
            # Nobody answers there, but the server does when it is asked.
            for try in 1 2 3 4 5 6; do reach 10.77.3.99 >/dev/null; done; property State; reach 10.77.3.1
            lab openvpn freeze; reach 10.77.3.1; await_failure; within 14000; property FailureCode; remains
            """)
        #expect(
            output == """
                "state" s "connected"
                "connected"
                reached
                unreached
                in time
                "ConnectionLost"
                end of remains

                """)
    }

    @Test func aServerThatComesBackInTimeIsNotLost() async throws {
        let output = try await run(
            """
            lab openvpn start; lab openvpn profile plain certificate; press Connect plain
            lab openvpn freeze; sleep 3; lab openvpn thaw; sleep 8; property State; reach 10.77.3.1
            """)
        #expect(output == "\"state\" s \"connected\"\n\"connected\"\nreached\n")
    }

    @Test func aChangeOfTheNetworkShowsADeadServerAndLeavesALivingOneAlone() async throws {
        let output = try await run(
            """
            sleep 2; lab openvpn start quiet; lab openvpn profile plain certificate; press Connect plain
            ip address add 192.0.2.77/24 dev wire; sleep 2; property State; reach 10.77.3.1
            lab openvpn freeze; ip address add 192.0.2.78/24 dev wire; await_failure; within 11000
            property FailureCode; remains
            """)
        #expect(
            output == """
                "state" s "connected"
                "connected"
                reached
                in time
                "ConnectionLost"
                end of remains

                """)
    }

    // MARK: Routes

    @Test(.enabled(if: NameServerTests.arePackagesThere, "needs Scripts/lab-packages"))
    func theServersNameServersAreUsedAndGivenBack() async throws {
        let lines = try await lines(
            """
            export BECKON_LAB_PACKAGES=\(ConnectLab.packages)
            lab dns resolvconf; lab openvpn start everything; lab openvpn profile plain certificate
            names() { grep -v '^#' /etc/resolv.conf | tr '\\n' ' '; echo; }
            names; press Connect plain; names; press Disconnect; names; remains
            """)
        #expect(
            lines == [
                "nameserver 192.0.2.1 ", "\"state\" s \"connected\"", "search example.org nameserver 10.77.3.1 ",
                "\"state\" s \"disconnected\"", "nameserver 192.0.2.1 ", "end of remains",
            ])
    }

    @Test func aTunnelForEverythingTakesEverythingAndGivesItBack() async throws {
        let output = try await run(
            """
            lab openvpn start everything --push 'route 10.99.0.0 255.255.0.0'; lab openvpn profile plain certificate
            lab openvpn profile apart certificate
            printf 'pull-filter ignore redirect\\nroute 10.98.0.0 255.255.0.0\\n' >> $profiles/apart.ovpn
            way() { ip route get $1 2>&1 | grep -oE 'dev [^ ]*|unreachable'; }
            press Connect plain; reach 10.77.3.1; way 203.0.113.9; way 192.0.2.1; way 10.99.1.1
            press Disconnect; remains
            press Connect apart; reach 10.77.3.1; way 203.0.113.9; way 10.98.1.1; way 10.99.1.1
            press Disconnect; remains
            """)
        #expect(
            output == """
                "state" s "connected"
                reached
                dev bk-plain
                dev wire
                dev bk-plain
                "state" s "disconnected"
                end of remains
                "state" s "connected"
                reached
                unreachable
                dev bk-apart
                dev bk-apart
                "state" s "disconnected"
                end of remains

                """)
    }
}
