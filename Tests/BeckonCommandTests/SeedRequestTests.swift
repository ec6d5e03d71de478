// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

/// The seed's message to Alexei, with its handler and its view, by the real program.
struct SeedRequestTests {
    private func desk() async throws -> Desk {
        let desk = try await Desk()
        try await desk.installMessenger("Chat")
        return desk
    }

    @Test func onATerminalTheViewStandsBeforeTheYes() async throws {
        let desk = try await desk()
        defer { desk.remove() }
        let script: JSONValue = [
            "command": [.string(desk.beckon), "run", "Chat.INSendMessageIntent", "--recipients", "Alexei"],
            "steps": [
                ["wait": "Which Alexei?", "type": "2\n"],
                ["wait": "What do you want to say?", "type": "See you at nine\n"],
                ["wait": "Send “See you at nine” to Alexei Petrov?", "type": "y\n"],
            ],
        ]
        let run = try await desk.peer(
            "terminal.py", [String(decoding: script.serialized(), as: UTF8.self)], python: "/usr/bin/python3")
        let seen = try JSONValue(parsing: Data(run.output.utf8))
        let screen = seen[key: "screen"]?.stringValue ?? ""
        #expect(seen[key: "code"] == 0, "\(screen)")
        let views = screen.ranges(of: "Nothing has been sent yet.")
        let question = try #require(screen.range(of: "Send “See you at nine”"))
        #expect(views.count == 2, "\(screen)")
        #expect(views.first.map { $0.upperBound <= question.lowerBound } == true, "\(screen)")
        #expect(screen.contains("The message was sent."), "\(screen)")
    }

    @Test func anAgentIsAskedTheSame() async throws {
        let desk = try await desk()
        defer { desk.remove() }
        let run = try await desk.peer("sender.py", [desk.beckon])
        try #require(run.code == 0, "\(run.error)")
        let seen = try JSONValue(parsing: Data(run.output.utf8))
        #expect(
            seen[key: "asked"] == [
                "Which Alexei?", "What do you want to say?",
                "Send “See you at nine” to Alexei Petrov?",
            ], "\(run.output)")
        #expect(seen[key: "failed"] == false && seen[key: "said"] == "The message was sent.")
    }
}
