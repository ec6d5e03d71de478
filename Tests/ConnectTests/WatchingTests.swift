// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Sleep and changes of the network: what is dead is told within seconds, what lives goes on.
@Suite(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"), .serialized) struct WatchingTests {
    /// `sleep_and_wake`, by a stand-in for logind; `await STATE SECONDS` prints what came; `handshakes` counts answers.
    private static let prelude = """
        # The wire's own IPv6 address is checked for two seconds, and is news then.
        settle() { sleep 2; }
        logind() {
            /usr/bin/python3 -m dbusmock --system --template logind >/dev/null 2>&1 &
            until busctl --system status org.freedesktop.login1 >/dev/null 2>&1; do sleep 0.05; done
        }
        sleep_and_wake() {
            for before in true false; do
                busctl --system call org.freedesktop.login1 /org/freedesktop/login1 org.freedesktop.DBus.Mock \\
                    EmitSignal sssav org.freedesktop.login1.Manager PrepareForSleep b 1 b $before
            done
        }
        await() { becomes $1 $2; property State; }
        handshakes() { echo "$(( $(connect call $target GetStatus | grep -oE '"received" t [0-9]+' | cut -d' ' -f3) / 92 )) handshakes"; }

        """

    private func lab(_ script: String) async throws -> [String] {
        try await Lab.run(Self.prelude + script).split(separator: "\n").map(String.init)
    }

    @Test func afterSleepADeadTunnelIsTold() async throws {
        let lines = try await lab(
            """
            logind; press Connect office; lab fault silence; sleep_and_wake; await failed 11; property FailureCode; remains
            lab fault silence off; press Connect office; reach 10.77.1.1
            """)
        #expect(
            lines == [
                #""state" s "connected""#, #""failed""#, #""ConnectionLost""#, "end of remains",
                #""state" s "connected""#, "reached",
            ])
    }

    @Test func afterSleepALivingTunnelGoesOn() async throws {
        let lines = try await lab(
            """
            settle; logind; press Connect office; handshakes; sleep_and_wake; sleep 1; property State; handshakes; reach 10.77.1.1
            """)
        let said = [#""state" s "connected""#, "1 handshakes", #""connected""#]
        // The tunnel itself may shake hands once more when both ends begin at once.
        #expect(
            ["2 handshakes", "3 handshakes"].contains { lines == said + [$0, "reached"] }, "\(lines)")
    }

    @Test(arguments: ["ip address add 192.0.2.77/24 dev wire", "ip route add default via 192.0.2.9", "lab fault cable"])
    func aChangeOfTheNetworkShowsADeadTunnel(change: String) async throws {
        let lines = try await lab(
            "press Connect office; lab fault silence; \(change); await failed 11; property FailureCode; ip route del default 2>/dev/null; remains"
        )
        #expect(lines == [#""state" s "connected""#, #""failed""#, #""ConnectionLost""#, "end of remains"])
    }

    @Test func aShortInterruptionIsNoLoss() async throws {
        let lines = try await lab(
            """
            press Connect office; lab fault cable; sleep 2.5; lab fault cable off; sleep 3; property State; reach 10.77.1.1
            """)
        #expect(lines == [#""state" s "connected""#, #""connected""#, "reached"])
    }

    @Test func theTunnelsOwnChangesAndRepetitionsAreNoOccasion() async throws {
        let lines = try await lab(
            """
            settle; press Connect office; sleep 1; handshakes
            for time in 1000 1001 1002; do ip address change 192.0.2.2/24 dev wire valid_lft $time preferred_lft $time; sleep 0.6; done
            handshakes; property State
            """)
        #expect(lines == [#""state" s "connected""#, "1 handshakes", "2 handshakes", #""connected""#])
    }

    /// The first greeting is lost; WireGuard itself repeats it after five seconds.
    @Test func aNetworkThatIsJustComingUpIsNotWaitedForLong() async throws {
        let lines = try await lab(
            """
            lab service stop; lab service start --limit 4; lab fault silence
            { sleep 1; lab fault silence off; } & press Connect office; wait; reach 10.77.1.1
            """)
        #expect(lines == [#""state" s "connected""#, "reached"])
    }

    /// With the times that everybody has.
    @Test(arguments: ["lab server stop office", "lab fault silence", "lab fault reject"])
    func aServerThatDiesInUseIsToldWithinSeconds(fault: String) async throws {
        let lines = try await lab(
            """
            settle; press Connect office; ping -q -i 0.3 10.77.1.1 >/dev/null & ping=$!
            sleep 1; \(fault); start=$(date +%s); await failed 20; [ $(( $(date +%s) - start )) -lt 15 ] && echo "in time"
            kill $ping; property FailureCode; remains
            """)
        #expect(
            lines == [
                #""state" s "connected""#, #""failed""#, "in time", #""ConnectionLost""#, "end of remains",
            ])
    }

    @Test(arguments: [
        ("a moment's silence", "lab fault silence; sleep 5; lab fault silence off; sleep 6"),
        ("a slow way", "lab fault delay; sleep 14; lab fault delay off; sleep 1"),
        ("a lossy way", "lab fault loss; sleep 14; lab fault loss off"),
        ("nobody who answers", "lab fault mute; sleep 22; lab fault mute off"),
    ])
    func whatPassesIsNoLoss(name: String, fault: String) async throws {
        let lines = try await lab(
            """
            settle; press Connect office; ping -q -i 0.3 10.77.1.1 >/dev/null & ping=$!
            sleep 1; \(fault); kill $ping; property State; reach 10.77.1.1; press Disconnect; remains
            """)
        #expect(
            lines == [
                #""state" s "connected""#, #""connected""#, "reached", #""state" s "disconnected""#, "end of remains",
            ], "\(name)")
    }

    @Test func anIdleTunnelToADeadServerIsNoticed() async throws {
        let lines = try await lab(
            """
            lab service stop; lab service start --silence 2 --watch 0.2; press Connect office; sleep 5; property State
            lab fault silence; await failed 8; property FailureCode; remains
            """)
        #expect(
            lines == [
                #""state" s "connected""#, #""connected""#, #""failed""#, #""ConnectionLost""#, "end of remains",
            ])
    }
}
