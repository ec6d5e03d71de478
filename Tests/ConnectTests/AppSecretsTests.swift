// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

/// What a profile needs is asked for, and what the person types stays between them and the service.
@Suite(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"), .serialized) struct AppSecretsTests {
    private static let hidden = "Not shown while you type: "
    private static let standIn = #"""
        standIn '{"secrets": {"username": "ada", "password": "hush-hush", "challenge-response": "tick-tock"}}'

        """#

    private static func step(_ wait: String, _ type: String) -> JSONValue {
        ["wait": .string(wait), "type": .string(type + "\n")]
    }

    /// Plays at a terminal in the lab, then looks for what was typed in all that is kept.
    private static func play(_ action: String, _ steps: [JSONValue]) async throws -> (JSONValue, rest: [String]) {
        let play: JSONValue = [
            "command": [.string(Products.program("beckon").path), "run", "--json", .string(action)],
            "steps": .array(steps),
        ]
        let lines = try await AppLab.lines(
            standIn + """
                terminal '\(String(decoding: play.serialized(), as: UTF8.self))'
                tail -n +2 /run/beckon-lab/stand-in.log
                grep -rlaE 'hush|tick-tock|wrong-one' "$HOME" "$XDG_RUNTIME_DIR" /run/beckon-lab/state /run/beckon-lab/*.log
                echo "end of what is kept"
                """)
        let played = try JSONValue(parsing: Data((lines.first ?? "").utf8))
        return (played, Array(lines.dropFirst()))
    }

    @Test func asksForWhatIsMissing() async throws {
        let (played, rest) = try await Self.play(
            "Connect.ToggleVPN",
            [
                Self.step("User name: ", "ada"), Self.step(Self.hidden, "hush-hush"),
                Self.step(Self.hidden, "tick-tock"),
            ])
        let screen = played[key: "screen"]?.stringValue ?? ""
        #expect(played[key: "code"] == 0, "\(screen)")
        for words in ["User name for “Work”?", "Password for “Work”?", "One-time code for “Work”?", "Connected"] {
            #expect(screen.contains(words))
        }
        #expect(!screen.contains("hush") && !screen.contains("tick-tock"))
        #expect(
            rest.suffix(2) == ["connect work with challenge-response password username seen", "end of what is kept"])
    }

    @Test func asksTwiceMoreAndThenFails() async throws {
        let wrong = Self.step(Self.hidden, "wrong-one")
        let (played, rest) = try await Self.play(
            "Connect.ToggleVPN",
            [
                Self.step("User name: ", "ada"), wrong, Self.step(Self.hidden, "tick-tock"),
                wrong, Self.step(Self.hidden, "tick-tock"), wrong, Self.step(Self.hidden, "tick-tock"),
            ])
        let screen = played[key: "screen"]?.stringValue ?? ""
        #expect(played[key: "code"] == 1, "\(screen)")
        #expect(screen.components(separatedBy: "That was not right. Password for “Work”?").count == 3)
        #expect(screen.contains("The server refused the user name, password or key."))
        #expect(!screen.contains("wrong-one"))
        #expect(rest.last == "end of what is kept")
        #expect(rest.filter { $0.hasPrefix("connect work with challenge-response password username seen") }.count == 3)
    }

    @Test func nobodyThereIsToldWhatToDo() async throws {
        let lines = try await AppLab.lines(
            Self.standIn + """
                "$beckon" run --json Connect.ToggleVPN </dev/null 2>&1 | grep -oE '"exitCode":[0-9]+|"name":"userName"|--userName' | sort -u
                "$beckon" run --json Connect.ToggleVPN --userName ada </dev/null 2>/dev/null |
                    grep -oE '"exitCode":[0-9]+|"question":[^}]*}'
                "$beckon" run --locale es Connect.ToggleVPN --userName ada </dev/null 2>&1 | tail -1
                """)
        #expect(
            lines == [
                #""exitCode":4"#, #""name":"userName""#, "--userName", #""exitCode":4"#,
                #""question":{"dialog":"Password for “Work”?","kind":"secret"}"#,
                "beckon: «¿Contraseña para «Work»?» Es un secreto: respóndelo en un terminal.",
            ])
    }
}
