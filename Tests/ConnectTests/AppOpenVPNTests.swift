// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

/// Passwords for a real OpenVPN server, typed at a terminal.
@Suite(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"), .serialized) struct AppOpenVPNTests {
    @Test func aPasswordIsTypedAndLeavesNoTrace() async throws {
        let hidden = "Not shown while you type: "
        let play: JSONValue = [
            "command": [.string(Products.program("beckon").path), "run", "Connect.ConnectVPN", "--server", "work"],
            "steps": [
                ["wait": "User name: ", "type": "ada\n"], ["wait": .string(hidden), "type": "battery staple\n"],
                ["wait": .string(hidden), "type": "correct horse\n"],
            ],
        ]
        // Written so that the script itself does not hold what it looks for.
        let script = try String(decoding: play.serialized(), as: UTF8.self)
            .replacing("correct horse", with: #"correct\u0020horse"#)
            .replacing("battery staple", with: #"battery\u0020staple"#)
        let lines = try await AppLab.lines(
            """
            lab openvpn start password; lab openvpn profile work password
            terminal '\(script)'
            state; reach 10.77.3.1
            printf '%s %s\\n' "correct" "horse" "battery" "staple" >/run/beckon-lab/patterns
            grep -laFf /run/beckon-lab/patterns /proc/[0-9]*/cmdline /proc/[0-9]*/environ 2>/dev/null
            grep -rlaFf /run/beckon-lab/patterns "$HOME" "$XDG_RUNTIME_DIR" /run/beckon-lab/state /run/beckon-lab/*.log
            echo "end of traces"; "$beckon" run --json Connect.DisconnectVPN | grep -o '"exitCode":0'; state
            """)
        let played = try JSONValue(parsing: Data((lines.first ?? "").utf8))
        let screen = played[key: "screen"]?.stringValue ?? ""
        #expect(played[key: "code"] == 0, "\(screen)")
        #expect(screen.contains("That was not right. Password for “work”?"))
        #expect(!screen.contains("horse") && !screen.contains("staple"))
        #expect(
            lines.dropFirst() == [
                #""connected""#, "reached", "end of traces", #""exitCode":0"#, #""disconnected""#,
            ])
    }
}
