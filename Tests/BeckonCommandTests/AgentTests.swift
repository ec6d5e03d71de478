// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

/// `beckon mcp` driven by the official Python client in both eras.
struct AgentTests {
    @Test(
        .needsPython,
        arguments: [("auto", "2026-07-28"), ("legacy", "2025-11-25")])
    func servesAgents(mode: String, revision: String) async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        let run = try await desk.peer("agent.py", [mode, desk.beckon])
        try #require(run.code == 0, "\(run.error)")
        let seen = try JSONValue(parsing: Data(run.output.utf8))

        #expect(seen[key: "revision"] == .string(revision))
        let names = ["add", "break", "cancelled", "connect", "echo", "erase", "fail", "slow"]
        #expect(seen[key: "tools"] == .array(names.map { .string("Desk.\($0)") }))
        #expect(seen[key: "add"] == ["value": 42])
        #expect(seen[key: "echo"] == .array((0..<8).map { .string("é\($0)") }))

        let asked = seen[key: "asked"]?.arrayValue ?? []
        #expect(asked.map { $0[key: "message"] } == ["Which server?", "Erase all?", "Erase all?", "Erase all?"])
        #expect(asked.first?[key: "schema"]?[key: "properties"]?[key: "value"]?[key: "oneOf"]?.arrayValue?.count == 2)
        #expect(seen[key: "connect"] == ["Connected to tokyo.", ["value": "tokyo"]])
        #expect(seen[key: "erase"] == [[false, "Erased."], [true, "As you like."], [true, "Never mind."]])

        #expect(seen[key: "fail"] == [true, "It did not work."])
        #expect(seen[key: "wrong"]?.arrayValue?.first == true)
        #expect(seen[key: "unknown"] == -32602)
        #expect(seen[key: "progress"]?.arrayValue?.map(\.doubleValue) == [1, 1, 1, 1, 1])
        #expect(seen[key: "grows"] == true)
        #expect(seen[key: "after"] == ["value": "still here"])
        #expect(
            seen[key: "alone"] == [
                [true, "Choose the argument “server”. Which server? One of: Berlin, Tokyo."],
                [true, "“Erase all?” needs a person's confirmation, and this client cannot ask one."],
            ])

        // What ran is in the history, under the surface it ran on.
        let history = try await desk.run(["history", "--json", "--action", "erase", "-n", "1"])
        let last = try JSONValue(parsing: Data(history.output.utf8))[key: "runs"]?.arrayValue?.first
        #expect(last?[key: "surface"] == "agent")
    }

    @Test(arguments: [
        ("too long", "head -c 8388609 /dev/zero | tr '\\0' x", "longer than 8388608 bytes", 1),
        ("cut off", "printf '{'", "ended within a frame", 0),
    ])
    func saysWhyItStoppedReading(name: String, input: String, says: String, answers: Int) async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        let run = try await desk.shell("{ \(input); } | \"$0\" mcp")
        #expect(run.code == 2)
        #expect(run.error.contains(says), "\(run.error)")
        #expect(run.output.split(separator: "\n").count == answers)
    }

    /// A client that hangs up in the middle: everything is cancelled, and what is written is whole.
    @Test(.timeLimit(.minutes(2))) func endsCleanlyWhenItsInputIsClosed() async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        let run = try await desk.peer("hangup.py", [desk.beckon], python: "/usr/bin/python3")
        try #require(run.code == 0, "\(run.error)")
        let seen = try JSONValue(parsing: Data(run.output.utf8))
        for point in ["at work", "at questions", "in an answer"] {
            let end = try #require(seen[key: point])
            #expect(end[key: "code"] == 0, "\(point)")
            #expect(end[key: "whole"] == true, "\(point)")
            #expect(end[key: "extensions"] == true, "\(point)")
            #expect(end[key: "left"] == [], "\(point)")
            #expect(end[key: "quick"] == true, "\(point)")
        }
        #expect(seen[key: "questions"] == 100)
        #expect(seen[key: "refused"] == 10)

        let history = try await desk.run(["history", "--json", "-n", "200"])
        let runs = try JSONValue(parsing: Data(history.output.utf8))[key: "runs"]?.arrayValue ?? []
        #expect(runs.count == 102)
        #expect(Set(runs.map { $0[key: "outcome"] }).isSubset(of: ["cancelled", "succeeded"]))
    }
}
