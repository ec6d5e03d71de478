// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

/// The real program with two messengers.
struct RequestTests {
    private static let send = ["INSendMessageIntent", "--recipients", "Nadia", "--content", "Hello"]

    private func desk() async throws -> Desk {
        let desk = try await Desk()
        for name in ["Chat", "Post"] { try await desk.installMessenger(name) }
        return desk
    }

    private func document(_ run: Desk.Run) throws -> JSONValue { try JSONValue(parsing: Data(run.output.utf8)) }

    @Test func aChoiceOfAppsIsKeptShownAndForgotten() async throws {
        let desk = try await desk()
        defer { desk.remove() }
        let asked = try await desk.run(["run", "--json", "--yes"] + Self.send)
        #expect(asked.code == 3)
        let failure = try document(asked)[key: "failure"]
        #expect(failure?[key: "code"] == "ambiguousAction")
        #expect(failure?[key: "alternatives"] == ["Chat.INSendMessageIntent", "Post.INSendMessageIntent"])

        let chosen = try await desk.run(["app", "prefer", "INSendMessageIntent", "post"])
        #expect(chosen.output == "“Send a message” goes to Post from now on.\n", "\(chosen)")
        let ran = try await document(desk.run(["run", "--json", "--yes"] + Self.send))
        #expect(ran[key: "action"]?[key: "app"]?[key: "name"] == "Post", "\(ran)")
        #expect(ran[key: "responseCode"] == "success")
        let shown = try await desk.run(["app", "show", "Post"])
        #expect(shown.output.contains("Chosen for"), "\(shown)")
        let app = try await document(desk.run(["app", "show", "--json", "Post"]))[key: "app"]
        #expect(app?[key: "preferredFor"] == ["INSendMessageIntent"])
        let action = try await document(desk.run(["action", "show", "--json", "Send a message"]))[key: "action"]
        #expect(action?[key: "preferred"] == true && action?[key: "name"] == "Post.INSendMessageIntent")
        #expect(
            try await desk.run(["action", "show", "Send a message"]).output.contains("chosen for all such requests"))

        let changed = try await document(desk.run(["app", "prefer", "--json", "send message", "Chat"]))
        #expect(changed[key: "request"] == "INSendMessageIntent" && changed[key: "app"]?[key: "name"] == "Chat")
        #expect(try await desk.run(["app", "prefer", "--forget", "Send a message"]).code == 0)
        #expect(try await desk.run(["run", "--yes"] + Self.send).code == 3)
        let nothing = try await desk.run(["app", "prefer", "--forget", "Send a message"])
        #expect(nothing.code == 3 && nothing.error.contains("No app is chosen for “Send a message”."))
    }

    @Test func thePersonChoosesOnTheTerminal() async throws {
        let desk = try await desk()
        defer { desk.remove() }
        let script: JSONValue = [
            "command": .array(([desk.beckon, "run", "--yes"] + Self.send).map(JSONValue.string)),
            "steps": [["wait": "Which app?", "type": "2\n"]],
        ]
        let run = try await desk.peer(
            "terminal.py", [String(decoding: script.serialized(), as: UTF8.self)], python: "/usr/bin/python3")
        let seen = try document(run)
        let screen = seen[key: "screen"]?.stringValue ?? ""
        #expect(seen[key: "code"] == 0, "\(screen)")
        for words in [
            "Beckon · Send a message", "Chat", "Post", "“beckon app prefer INSendMessageIntent Post” remembers",
        ] {
            #expect(screen.contains(words), "\(screen)")
        }
        let history = try await document(desk.run(["history", "--json"]))
        #expect(history[key: "runs"]?.arrayValue?.first?[key: "app"]?[key: "name"] == "Post", "\(history)")
    }

    @Test func completesRequestsAndApps() async throws {
        let desk = try await desk()
        defer { desk.remove() }
        let words = ["app", "prefer", "INSend"]
        #expect(
            try await desk.run(["--complete", "3", "beckon"] + words).output.split(separator: "\n").map(String.init)
                == ["INSendMessageIntent"])
        #expect(
            try await desk.run(["--complete", "4", "beckon", "app", "prefer", "INSendMessageIntent", "P"]).output
                == "Post\n")
    }
}
