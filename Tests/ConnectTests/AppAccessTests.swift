// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

/// Who may do what, and who must prove to be there first.
@Suite(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"), .serialized) struct AppAccessTests {
    private static let unavailable =
        #""exitCode":1 "message":"There is no VPN that you may use." "symbol":"exclamationmark.triangle""#

    @Test(arguments: [#"{"refusal": ["NotAllowed", "The policy does not let you"]}"#, #"{"profiles": []}"#])
    func aRefusedPersonSeesThatNothingIsAvailable(answers: String) async throws {
        let lines = try await AppLab.lines(
            """
            standIn '\(answers)'
            for action in ToggleVPN DisconnectVPN ReconnectVPN VPNStatus CancelConnecting "ConnectVPN --server Work"; do
                run Connect.$action
            done
            echo "[Interface]" >"$HOME/work.conf"; run Connect.AddProfile --file "$HOME/work.conf"
            tail -n +2 /run/beckon-lab/stand-in.log
            """)
        // Never half a run: nothing was pressed.
        #expect(lines.filter { $0 == Self.unavailable }.count >= 5, "\(lines)")
        #expect(!lines.contains { $0.contains(#""exitCode":0"#) || $0.hasPrefix("connect ") })
    }

    /// Whatever may take a tunnel down, or decide where it leads, needs somebody who is there.
    @Test func aLockedMachineKeepsItsTunnel() async throws {
        let lines = try await AppLab.lines(
            """
            lab session locked; run Connect.ToggleVPN; state
            for action in ToggleVPN DisconnectVPN ReconnectVPN "ConnectVPN --server travel" "ConnectVPN --server office" \\
                "AddProfile --file /run/beckon-lab/profiles/office.conf"; do
                run Connect.$action | grep -o '"exitCode":[0-9]*'; state
            done
            reach 10.77.1.1; lab session unlocked; run Connect.ConnectVPN --server travel; reach 10.77.2.1; run Connect.ToggleVPN; state
            """)
        let kept = [6, 6, 6, 6, 0, 6].flatMap { ["\"exitCode\":\($0)", #""connected""#] }
        let connected = #""exitCode":0 "full":"Connected" "symbol":"checkmark.shield""#
        #expect(
            lines == [connected, #""connected""#] + kept + [
                "reached", connected, "reached", #""exitCode":0 "full":"Not connected" "symbol":"xmark.shield""#,
                #""disconnected""#,
            ])
    }

    @Test func disconnectsAndReconnects() async throws {
        let lines = try await AppLab.lines(
            """
            run Connect.ConnectVPN --server travel; run Connect.ReconnectVPN; property Profile; reach 10.77.2.1
            run Connect.DisconnectVPN; run Connect.DisconnectVPN; remains
            """)
        let connected = #""exitCode":0 "full":"Connected" "symbol":"checkmark.shield""#
        let disconnected = #""exitCode":0 "full":"Not connected" "symbol":"xmark.shield""#
        #expect(
            lines == [connected, connected, #""travel""#, "reached", disconnected, disconnected, "end of remains"])
    }

    @Test func togglesAtOnceAgree() async throws {
        let lines = try await AppLab.lines(
            """
            run Connect.ToggleVPN & run Connect.ToggleVPN & run Connect.ToggleVPN & wait; state
            ip -br link | grep -c '^bk'
            """)
        let connected = #""exitCode":0 "full":"Connected" "symbol":"checkmark.shield""#
        #expect(lines == [connected, connected, connected, #""connected""#, "1"])
    }
}
