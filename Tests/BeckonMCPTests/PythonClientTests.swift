// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

/// The official client against our server, in both eras.
@Suite(.needsPython)
struct PythonClientTests {
    @Test(arguments: [("auto", "2026-07-28"), ("legacy", "2025-11-25")])
    func drivesOurServer(mode: String, revision: String) async throws {
        let server = Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "mcp-test-server").path
        let output = try await Peer.output(of: Python.path, [Python.script("client"), mode, server])
        let seen = try JSONValue(parsing: output)
        let expected: JSONValue = [
            "revision": .string(revision), "server": "test-server", "instructions": "For tests.",
            "pages": [["echo", "add", "connect"], ["erase", "slow", "cancelled"], ["fail", "break"]],
            "add": ["value": 42], "echo": .array((0..<20).map { .string("é\($0)") }),
            "connect": ["Connected to tokyo.", ["value": "tokyo"]],
            "erase": [[false, "Erased."], [true, "As you like."], [true, "Never mind."]],
            "fail": [true, "It did not work."],
            "errors": ["break": -32603, "nothing": -32602, "prompts": -32601],
            "progress": .array((1...5).map { [.integer($0), 5, .string("Step \($0)")] }), "cancelled": 1,
        ]
        for (key, value) in expected.objectValue ?? [:] {
            #expect(matches(seen[key: key], value), "\(key): \(seen[key: key]?.text ?? "nothing")")
        }
        let asked = try #require(seen[key: "asked"]?.arrayValue)
        #expect(asked.compactMap { $0[key: "message"] } == ["Which server?", "Erase all?", "Erase all?", "Erase all?"])
        let choices: JSONValue = [["const": "berlin", "title": "Berlin"], ["const": "tokyo", "title": "Tokyo"]]
        #expect(asked.first?[key: "schema"]?[key: "properties"]?[key: "value"]?[key: "oneOf"] == choices)
    }
}
