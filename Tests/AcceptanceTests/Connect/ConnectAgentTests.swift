// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

/// The official Python client, in both eras, as an agent that works with Connect over a real tunnel.
@Suite(
    .enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"),
    .needsPython,
    .serialized)
struct ConnectAgentTests {
    @Test(arguments: [("auto", "2026-07-28"), ("legacy", "2025-11-25")])
    func worksWithConnect(mode: String, revision: String) async throws {
        let script = #""$1" "$2" "$3" "$bundle/Connect" "$beckon""#
        let output = try await Lab.run(
            script, arguments: [Python.path, Peers.path("connect_agent.py"), mode], limit: .seconds(240))
        let seen = try JSONValue(parsing: Data(output.utf8))
        let alone = try #require(seen[key: "alone"])
        let hosted = try #require(seen[key: "hosted"])

        #expect(alone[key: "tools"] == Self.tools(prefix: ""))
        #expect(hosted[key: "tools"] == Self.tools(prefix: "Connect."))
        // Connect serves only what needs no guard, and says where the rest is.
        #expect(alone[key: "guarded"]?.matches(["failed": true, "structured": .null]) == true)
        #expect(alone[key: "guarded"]?[key: "text"]?.stringValue?.contains("`beckon mcp`") == true)
        // The host guards it, where the session is locked.
        #expect(hosted[key: "guarded"]?.matches(["failed": true, "structured": .null]) == true)
        #expect(hosted[key: "guarded"]?[key: "text"]?.stringValue?.contains("unlocked session") == true)

        // The default server comes first: by name at the beginning, then the last one that was connected.
        let sides: [(JSONValue, choices: JSONValue)] = [
            (alone, ["office", "travel"]), (hosted, ["travel", "office"]),
        ]
        for (side, choices) in sides {
            #expect(side[key: "guarded toggle"]?[key: "failed"] == true)
            #expect(side[key: "revision"] == JSONValue.string(revision))
            #expect(side[key: "parameters"] == ["server", "userName"])
            let question: JSONValue = ["message": "Which server?", "choices": choices]
            #expect(side[key: "asked"] == [question, question])
            for (step, expected) in Self.steps {
                #expect(side[key: step]?.matches(expected) == true, "\(step): \(side[key: step] ?? .null)")
            }
        }
        for (step, expectedOfHost, expectedAlone) in Self.ends {
            #expect(hosted[key: step]?.matches(expectedOfHost) == true, "\(step): \(hosted[key: step] ?? .null)")
            #expect(alone[key: step]?.matches(expectedAlone) == true, "\(step): \(alone[key: step] ?? .null)")
        }
    }

    private static func tools(prefix: String) -> JSONValue {
        let titles = [
            "AddProfile": "Add VPN Server", "CancelConnecting": "Cancel Connecting", "ConnectVPN": "Connect VPN",
            "DisconnectVPN": "Disconnect VPN", "ReconnectVPN": "Reconnect VPN", "ToggleVPN": "Toggle VPN",
            "VPNStatus": "VPN Status",
        ]
        return .object(
            Dictionary(uniqueKeysWithValues: titles.map { (prefix + $0.key, JSONValue.string($0.value)) }))
    }

    /// What both must have told, in the order of the calls.
    private static let steps: [(String, JSONValue)] = [
        ("before", status("Not connected", ["isConnected": false, "state": "disconnected"])),
        ("put away", ["failed": true, "text": "The question was not answered.", "meta": ["beckon/failure"]]),
        ("connected", switched("Connected", true)),
        ("reached", true),
        ("during", status("Connected", ["isConnected": true, "state": "connected", "server": "travel"])),
        ("still reached", true),
        ("wrong", ["failed": true, "text": "There is no “moon”.", "structured": .null]),
    ]

    /// What came of the last press: to disconnect is for the host, which Connect alone says.
    private static let ends: [(String, hosted: JSONValue, alone: JSONValue)] = [
        ("named", switched("Connected", true), ["failed": true, "structured": .null]),
        ("toggled", switched("Not connected", false), ["failed": true, "structured": .null]),
        (
            "after", status("Not connected", ["isConnected": false, "state": "disconnected", "server": .null]),
            status("Connected", ["isConnected": true, "state": "connected", "server": "travel"])
        ),
        ("unreached", true, false),
    ]

    private static func switched(_ text: String, _ value: Bool) -> JSONValue {
        [
            "failed": false, "text": .string(text), "structured": ["value": .bool(value)],
            "meta": ["beckon/dialog", "beckon/snippet"],
        ]
    }

    private static func status(_ text: String, _ properties: JSONValue) -> JSONValue {
        [
            "failed": false, "text": .string(text),
            "structured": ["value": ["type": "VPNStatusReport", "properties": properties]],
        ]
    }
}
