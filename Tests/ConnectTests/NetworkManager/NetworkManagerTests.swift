// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The service with the real NetworkManager, its OpenVPN plugin and a real server.
@Suite(.enabled(if: NetworkManagerLab.isPossible, "needs root, /dev/net/tun and NetworkManager"), .serialized)
struct NetworkManagerTests {
    /// OpenVPN through NetworkManager: up and down, with the tun that may linger gone when the answer comes.
    @Test func trafficFlowsOnlyWhileConnected() async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add corp); reach 10.79.1.1; press Connect $id; before=$(nm received)
            reach 10.79.1.1; [ $(nm received) -gt $before ] && echo "through the tunnel"
            property State; press Disconnect; remains; reach 10.79.1.1
            """)
        #expect(
            output == """
                unreached
                "state" s "connected"
                reached
                through the tunnel
                "connected"
                "state" s "disconnected"
                end of remains
                unreached

                """)
    }

    /// A second activation is an error to nmcli; here it is no news.
    @Test func whatIsActiveAlreadyIsTakenOver() async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add corp); nmcli -w 10 connection up corp >/dev/null; property State
            press Connect $id; press Connect $id; active; reach 10.79.1.1; press Disconnect; remains
            """)
        #expect(
            output == """
                "disconnected"
                "state" s "connected"
                "state" s "connected"
                1
                reached
                "state" s "disconnected"
                end of remains

                """)
    }

    @Test func whatAnotherProgramIsJustEndingIsMadeAnew() async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add corp)
            for pause in 0 0.02 0.05 0.1; do
                nmcli -w 10 connection up corp >/dev/null
                nmcli connection down corp >/dev/null & sleep $pause; press Toggle $id >/dev/null; wait $!
                for try in $(seq 20); do [ "$(property State)" != '"failed"' ] && break; sleep 0.1; done
                press Connect $id; reach 10.79.1.1; press Disconnect
            done
            remains
            """)
        let one = "\"state\" s \"connected\"\nreached\n\"state\" s \"disconnected\"\n"
        #expect(output == String(repeating: one, count: 4) + "end of remains\n")
    }

    /// nmcli gives up waiting while the activation goes on.
    @Test func aDeadPortIsAnErrorInTimeAndTheActivationEnds() async throws {
        let output = try await NetworkManagerLab.run(
            """
            lab service stop; lab service start --limit 2; id=$(nm add dead 's/:1195/:9/')
            start=$(date +%s%N); press Connect $id | cut -c1-64; end=$(date +%s%N)
            [ $(( (end - start) / 1000000 )) -lt 4000 ] && echo "in time"; property FailureCode; remains
            """)
        #expect(
            output == """
                Call failed: The server 192.0.2.1:9 did not answer within 2 seco
                in time
                "ServerNotResponding"
                end of remains

                """)
    }

    /// NetworkManager's word is not enough: OpenVPN is up, and nothing comes through it.
    @Test func activatedWithoutTrafficIsNotConnected() async throws {
        let output = try await NetworkManagerLab.run(
            """
            lab service stop; lab service start --limit 3; id=$(nm add corp); nm server mute
            press Connect $id | grep -c 'but nothing comes back'; property FailureCode; remains
            """)
        #expect(output == "1\n\"ServerNotResponding\"\nend of remains\n")
    }

    /// `vpn.timeout`: NetworkManager ends it with reason 6.
    @Test func theTimeOfTheConnectionItselfCounts() async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add slow 's/:1195/:9/' 's/^username/timeout=1\\nusername/'); press Connect $id | grep -c "in NetworkManager's time"
            property FailureCode; remains
            """)
        #expect(output == "1\n\"ServerNotResponding\"\nend of remains\n")
    }

    @Test func causesAreToldApart() async throws {
        let output = try await NetworkManagerLab.run(
            """
            lab service stop; lab service start --limit 3
            fails() { press Connect $1 >/dev/null; property FailureCode; }
            fails $(nm add name 's/^remote=.*/remote=nowhere.invalid:1/')
            fails $(nm add plugin 's/NetworkManager.openvpn/NetworkManager.vpnc/')
            fails $(nm add authority 's/ca.pem/other.pem/')
            nmcli connection down wire >/dev/null; fails $(nm add offline); remains
            """)
        #expect(
            output == """
                "NameNotResolved"
                "ProgramMissing"
                "ServerNotResponding"
                "NoNetwork"
                end of remains

                """)
    }

    /// NetworkManager itself gives no reason.
    @Test func aMissingDeviceIsNamed() async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add corp); lab fault device; press Connect $id; property FailureCode
            lab fault device off; press Connect $id; press Disconnect
            """)
        #expect(
            output == """
                Call failed: NetworkManager could not make the tunnel of “corp”: /dev/net/tun is not the kernel's tunnel \
                device, or its driver is not loaded. Load the tun module, or let the service open /dev/net/tun.
                "DeviceMissing"
                "state" s "connected"
                "state" s "disconnected"

                """)
    }

    /// People know a connection by its name, which NetworkManager's identity is not.
    @Test func itsNameIsShown() async throws {
        let lines = try await AppLab.lines(
            """
            nm() { "$(dirname "$BECKON_VPN_LAB")/networkmanager-lab" "$@"; }
            nm start; id=$(nm add corp)
            "$beckon" run Connect.ConnectVPN --server corp </dev/null 2>/dev/null | grep -oE 'corp since|nm-[0-9a-f]+'
            "$beckon" run --json Connect.VPNStatus </dev/null 2>/dev/null | grep -oE '"server":"[^"]*"'
            connect call $target GetStatus | grep -oE '"name" s "[^"]*"'
            """)
        #expect(lines == ["corp since", #""server":"corp""#, #""name" s "corp""#])
    }

    /// Without a secret agent NetworkManager fails at once; with ours, what was given is told, and it is not kept.
    @Test func secretsAreAskedForAndNotKept() async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add asked 's/^password-flags=0/password-flags=2/' '/^password=/d')
            press Connect $id; give $id password lovelace; press Disconnect; press Connect $id
            give $id password sw0rdfish >/dev/null; property FailureCode
            grep -rlE 'lovelace|sw0rdfish' /run/beckon-lab/state /run/beckon-lab/service.log /etc/NetworkManager; remains
            """)
        #expect(
            output == """
                Call failed: These are needed: password
                "state" s "connected"
                "state" s "disconnected"
                Call failed: These are needed: password
                "AuthenticationFailed"
                end of remains

                """)
    }

    /// What NetworkManager lacks, or has and the server refuses, it asks for although the profile does not say so.
    @Test(arguments: ["/^password=/d", "s/^password=.*/password=wrong/"])
    func aSecretThatTurnsOutToBeNeededIsAskedFor(change: String) async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add corp '\(change)'); press Connect $id; property FailureCode
            give $id password wrong >/dev/null; property FailureCode
            give $id password lovelace; reach 10.79.1.1
            """)
        #expect(
            output == """
                Call failed: These are needed: password
                "SecretsNeeded"
                "AuthenticationFailed"
                "state" s "connected"
                reached

                """)
    }

    /// Only NetworkManager itself gets an answer from the agent.
    @Test func aStrangerGetsNoSecrets() async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add asked 's/^password-flags=0/password-flags=2/' '/^password=/d'); give $id password lovelace
            path=$(busctl --system call org.freedesktop.NetworkManager /org/freedesktop/NetworkManager/Settings \\
                org.freedesktop.NetworkManager.Settings GetConnectionByUuid s ${id#nm-} | cut -d'"' -f2)
            service=$(cat /run/beckon-lab/service); agents=0
            for name in $(busctl --system --no-legend list | awk -v pid=$service '$2 == pid && $1 ~ /^:/ { print $1 }'); do
                answer=$(busctl --system call $name /org/freedesktop/NetworkManager/SecretAgent \\
                    org.freedesktop.NetworkManager.SecretAgent GetSecrets 'a{sa{sv}}osasu' 0 $path vpn 1 password 5 2>&1)
                case $answer in
                    *lovelace*) echo "told" ;;
                    *"no secrets for this connection"*) agents=$((agents + 1)) ;;
                esac
            done
            echo $agents
            """)
        #expect(output == "\"state\" s \"connected\"\n1\n")
    }

    /// NetworkManager says “activated” of a dead server's connection; nobody sends anything here but the service.
    @Test(arguments: ["stop", "drop"]) func anIdleTunnelWithoutServerIsNoticed(fault: String) async throws {
        let output = try await NetworkManagerLab.run(
            """
            lab service stop; lab service start --silence 2 --watch 0.2
            press Connect $(nm add corp); sleep 3; property State; nm server \(fault)
            active; becomes failed 10
            [ $try -lt 80 ] && echo "in time"; property FailureCode; remains
            """)
        #expect(
            output == """
                "state" s "connected"
                "connected"
                1
                in time
                "ConnectionLost"
                end of remains

                """)
    }

    /// With the times that everybody has, and somebody who uses it.
    @Test func aServerThatDiesInUseIsToldWithinSeconds() async throws {
        let output = try await NetworkManagerLab.run(
            """
            press Connect $(nm add corp); ping -q -i 0.3 10.79.1.1 >/dev/null & ping=$!
            # The interface's own news are over.
            sleep 10; property State; nm server drop; start=$(date +%s)
            becomes failed 20
            [ $(( $(date +%s) - start )) -lt 15 ] && echo "in time"; kill $ping; property FailureCode; remains
            """)
        #expect(
            output == """
                "state" s "connected"
                "connected"
                in time
                "ConnectionLost"
                end of remains

                """)
    }

    /// Looked at once, long before its silence would tell.
    @Test func aChangeOfTheNetworkShowsADeadServer() async throws {
        let output = try await NetworkManagerLab.run(
            """
            lab service stop; lab service start --silence 60; press Connect $(nm add corp); sleep 10; lab fault silence
            ip address add 192.0.2.77/24 dev wire
            becomes failed 15
            property FailureCode; remains
            """)
        #expect(output == "\"state\" s \"connected\"\n\"ConnectionLost\"\nend of remains\n")
    }

    /// NetworkManager announces VPN state 5, activated, when a connection is cancelled.
    @Test func cancellingEndsItAndIsNeverTakenForConnected() async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add dead 's/:1195/:9/')
            dbus-monitor --system "type='signal',member='StateChanged',interface='org.beckon.Connect1'" \\
                "type='signal',member='VpnStateChanged'" >/run/monitor 2>/dev/null & monitor=$!
            sleep 0.3; press Connect $id & pressed=$!; becomes connecting; sleep 1; property State; press Disconnect; wait $pressed
            sleep 0.3; kill $monitor
            grep -A1 VpnStateChanged /run/monitor | grep -c 'uint32 5'; grep -c '"connected"' /run/monitor; remains
            """)
        let lines = Set(output.split(separator: "\n").map(String.init))
        #expect(
            lines == [
                "\"connecting\"", "\"state\" s \"disconnected\"", "1", "0", "end of remains",
                "Call failed: The connection was cancelled by a disconnect",
            ])
    }

    @Test func whatAnotherProgramDisconnectsIsNoticed() async throws {
        let output = try await NetworkManagerLab.run(
            """
            press Connect $(nm add corp); nmcli connection down corp >/dev/null
            becomes failed 5
            property FailureCode; property FailureMessage | grep -c 'Another program disconnected'; remains
            """)
        #expect(output == "\"state\" s \"connected\"\n\"ConnectionLost\"\n1\nend of remains\n")
    }

    @Test(arguments: ["stop", "kill"]) func itsEndIsNoticedAndItsReturnUsed(way: String) async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add corp); press Connect $id; nm \(way)
            becomes failed 10
            property FailureCode; remains; press Connect $id | grep -oE 'which does not run. Start [A-Za-z]+'; nm restart
            press Connect $id; reach 10.79.1.1; press Disconnect; remains
            """)
        #expect(
            output == """
                "state" s "connected"
                "ConnectionLost"
                end of remains
                which does not run. Start NetworkManager
                "state" s "connected"
                reached
                "state" s "disconnected"
                end of remains

                """)
    }

    /// No press waits without end, and what could not be ended is said and ended later.
    @Test func aManagerThatHangsIsNotWaitedFor() async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add corp); press Connect $id; nm freeze
            start=$(date +%s); press Disconnect | cut -c1-42; [ $(( $(date +%s) - start )) -lt 18 ] && echo "in time"
            nm thaw; for try in $(seq 60); do [ $(active) = 0 ] && break; sleep 0.1; done
            press Connect $id; reach 10.79.1.1; press Disconnect; nm freeze
            start=$(date +%s); press Connect $id | cut -c1-12; [ $(( $(date +%s) - start )) -lt 18 ] && echo "in time"
            nm thaw; remains
            """)
        #expect(
            output == """
                "state" s "connected"
                Call failed: Not everything could be remov
                in time
                "state" s "connected"
                reached
                "state" s "disconnected"
                Call failed:
                in time
                end of remains

                """)
    }

    @Test func aKilledServiceTakesItDownWhenItStartsAgain() async throws {
        let output = try await NetworkManagerLab.run(
            """
            press Connect $(nm add corp); lab service kill; active; lab service start; property FailureCode
            for try in $(seq 40); do ip -br link | grep -q '^tun' || break; sleep 0.1; done; remains
            """)
        #expect(output == "\"state\" s \"connected\"\n1\n\"Interrupted\"\nend of remains\n")
    }

    @Test func pressesAtOnceAgree() async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add corp); for press in 1 2 3 4 5 6; do press Toggle $id & done; wait; active
            for press in 1 2 3; do press Disconnect & done; wait; remains
            """)
        let connected = String(repeating: "\"state\" s \"connected\"\n", count: 6)
        let disconnected = String(repeating: "\"state\" s \"disconnected\"\n", count: 3)
        #expect(output == connected + "1\n" + disconnected + "end of remains\n")
    }

    @Test func aKeyfileIsAddedAndConnects() async throws {
        let output = try await NetworkManagerLab.run(
            """
            nm add corp >/dev/null; file=/etc/NetworkManager/system-connections/corp.nmconnection
            sed -e '/^uuid/d' -e 's/^id=.*/id=added/' $file >/run/added.nmconnection
            bytes=$(od -An -v -tu1 /run/added.nmconnection)
            id=$(connect call $target AddProfile say added.nmconnection $(wc -w <<<"$bytes") $bytes | cut -d'"' -f2)
            echo ${id%%-*}; connect call $target ListProfiles | grep -o '"name" s "added"'
            press Connect $id; reach 10.79.1.1; press Disconnect; remains
            """)
        #expect(
            output == """
                nm
                "name" s "added"
                "state" s "connected"
                reached
                "state" s "disconnected"
                end of remains

                """)
    }

    /// Without polkitd only root may steer NetworkManager.
    @Test func aServiceWithoutTheRightIsToldSo() async throws {
        let output = try await NetworkManagerLab.run(
            """
            id=$(nm add corp); lab service stop; mkdir -m 777 /run/other; chmod 755 /run/beckon-lab
            setpriv --reuid 65534 --regid 65534 --clear-groups "$BECKON_PRODUCTS/connect-service" \\
                --bus-address "$DBUS_SYSTEM_BUS_ADDRESS" --profiles /run/other --state /run/other/state 2>/run/other/log &
            for t in $(seq 100); do connect get-property $target State >/dev/null && break; sleep 0.05; done
            press Connect $id; property FailureCode; kill %1; wait; active
            """)
        #expect(output.contains("\"PermissionDenied\"") && output.hasSuffix("\n0\n"))
    }
}

/// Without NetworkManager there is nothing of it, and no error.
@Suite(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun")) struct WithoutNetworkManagerTests {
    @Test func theFolderIsAllThatIsListed() async throws {
        let output = try await Lab.run(
            """
            connect call $target ListProfiles | grep -o '"kind" s "[a-z]*"'
            press Connect nm-none; press Connect none
            """)
        let folder = String(repeating: "\"kind\" s \"wireguard\"\n", count: 2)
        #expect(
            output == folder + """
                Call failed: The profile “nm-none” is NetworkManager's, which does not run. \
                Start NetworkManager, or use a profile that does not need it.
                Call failed: There is no profile “none”. Choose one of the profiles that the service lists.

                """)
    }
}
