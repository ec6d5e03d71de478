// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

/// Who gives up waiting gives up the connection, and no one else's.
@Suite(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"), .serialized) struct AppCancellingTests {
    /// What a shell runs in the background ignores Ctrl-C, if it is not told otherwise.
    private static let deadServers = """
        lab server stop office; lab server stop travel
        pressing() { exec env --default-signal=INT "$beckon" run "$@"; }

        """

    @Test(arguments: [("INT", "130"), ("TERM", "143"), ("HUP", "129")])
    func aSignalEndsTheConnection(signal: String, code: String) async throws {
        let lines = try await AppLab.lines(
            Self.deadServers + """
                for action in ToggleVPN "ConnectVPN --server travel"; do
                    pressing Connect.$action 2>/dev/null & pressed=$!
                    becomes connecting
                    kill -\(signal) $pressed; wait $pressed; echo $?; state
                done
                remains
                """)
        #expect(lines == [code, #""disconnected""#, code, #""disconnected""#, "end of remains"])
    }

    @Test func aTimeLimitEndsTheConnection() async throws {
        let lines = try await AppLab.lines(
            Self.deadServers + """
                "$beckon" run --timeout 1 Connect.ToggleVPN 2>/dev/null; echo $?; state; remains
                """)
        #expect(lines == ["7", #""disconnected""#, "end of remains"])
    }

    @Test func whoJoinedOnlyStopsWaiting() async throws {
        let lines = try await AppLab.lines(
            Self.deadServers + """
                pressing Connect.ToggleVPN >/dev/null 2>&1 & first=$!
                becomes connecting
                pressing Connect.ToggleVPN >/dev/null 2>&1 & second=$!
                sleep 1; kill -INT $second; wait $second; echo $?; state
                lab server start office; wait $first; echo $?; state
                """)
        #expect(lines == ["130", #""connecting""#, "0", #""connected""#])
    }

    @Test func whoBeganOnlyStopsWaitingWhereAnotherJoined() async throws {
        let lines = try await AppLab.lines(
            Self.deadServers + """
                pressing Connect.ToggleVPN >/dev/null 2>&1 & first=$!
                becomes connecting
                pressing Connect.ToggleVPN >/dev/null 2>&1 & second=$!
                sleep 1; kill -INT $first; wait $first; echo $?; state
                lab server start office; wait $second; echo $?; state
                """)
        #expect(lines == ["130", #""connecting""#, "0", #""connected""#])
    }

    @Test func whoIsKilledEndsTheConnection() async throws {
        let lines = try await AppLab.lines(
            Self.deadServers + """
                pressing Connect.ToggleVPN >/dev/null 2>&1 & first=$!
                becomes connecting
                kill -KILL $first; { wait $first; } 2>/dev/null; echo $?
                for try in $(seq 60); do [ "$(state)" = '"disconnected"' ] && break; sleep 0.1; done; state; remains
                """)
        #expect(lines == ["137", #""disconnected""#, "end of remains"])
    }

    @Test func theButtonEndsTheConnectionAndNoTunnel() async throws {
        let lines = try await AppLab.lines(
            """
            run Connect.ToggleVPN; run Connect.CancelConnecting; state; press Disconnect >/dev/null
            """ + "\n" + Self.deadServers + """
                pressing Connect.ToggleVPN >/dev/null 2>&1 & first=$!
                becomes connecting
                "$beckon" run --json Connect.VPNStatus | grep -oE '"action":"CancelConnecting"|"runs":."Cancel".' | sort -u
                lab session locked; run Connect.CancelConnecting; wait $first; echo $?; state
                """)
        let connected = #""exitCode":0 "full":"Connected" "symbol":"checkmark.shield""#
        #expect(
            lines == [
                connected, connected, #""connected""#, #""action":"CancelConnecting""#, #""runs":["Cancel"]"#,
                #""exitCode":0 "full":"Not connected" "symbol":"xmark.shield""#, "1", #""disconnected""#,
            ])
    }
}
