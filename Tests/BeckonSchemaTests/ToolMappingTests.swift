// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

struct ToolMappingTests {
    @Test(arguments: [
        (
            #"{"content": [{"type": "text", "text": "42"}], "structuredContent": {"result": 42}}"#,
            ActionResult(value: .integer(42), dialog: Dialog("42"))
        ),
        (
            #"{"content": [{"type": "text", "text": "hi"}]}"#,
            ActionResult(value: .string("hi"), dialog: Dialog("hi"))
        ),
        (
            #"{"content": [{"type": "text", "text": "no"}], "isError": true}"#,
            ActionResult(failure: ActionFailure(.failed, "no"))
        ),
        (#"{"content": []}"#, ActionResult()),
    ])
    func readsAnotherServersResult(wire: String, result: ActionResult) throws {
        #expect(try ActionResult(toolResult: JSONValue(parsing: Data(wire.utf8))) == result)
    }

    @Test(arguments: [
        (#"{"actions": 5}"#, "The member “actions” must be a list."),
        (#"{"actions": [{"identifier": "a"}]}"#, "actions[0]: The member “title” is missing."),
        (
            #"{"actions": [{"identifier": "a", "title": "A", "parameters": [{"name": "p", "title": "P", "type": {}}]}]}"#,
            "actions[0].parameters[0].type: The member “kind” is missing."
        ),
        (
            #"{"enums": [{"identifier": "e", "title": "E", "cases": [{"rawValue": "x", "display": {}}]}]}"#,
            "enums[0].cases[0].display: The member “title” is missing."
        ),
    ])
    func aFaultIsToldWithItsPlace(wire: String, message: String) throws {
        let error = #expect(throws: SchemaError.self) { try AppCatalogue(json: JSONValue(parsing: Data(wire.utf8))) }
        #expect(error?.message == message)
    }

    @Test func actionsSurviveTheWire() throws {
        let action = ActionDescriptor(
            identifier: "ToggleVPN", title: "Toggle VPN", explanation: "Switches it.",
            parameters: [
                ParameterDescriptor(name: "server", title: "Server", type: .entity("Server"), hasOptions: true)
            ],
            resultType: .boolean, authenticationPolicy: .requiresAuthentication, asksConfirmation: true)
        let tool = try JSONValue(parsing: action.tool().serialized())
        #expect(tool[key: "name"] == "ToggleVPN")
        #expect(tool[key: "annotations"]?[key: "destructiveHint"] == true)
        #expect(try ActionDescriptor(tool: tool) == action)
    }

    @Test func readsAnotherServersTools() throws {
        let catalogue = try AppCatalogue(tools: [
            [
                "name": "log", "description": "Shows the log.",
                "inputSchema": [
                    "type": "object", "required": ["path"],
                    "properties": [
                        "path": ["type": "string", "title": "Path"],
                        "count": ["anyOf": [["type": "integer"], ["type": "null"]], "default": 10],
                        "kinds": ["type": "array", "items": ["enum": ["a", "b"]]],
                        "since": ["type": ["string", "null"], "format": "date-time"],
                    ],
                ],
            ]
        ])
        let parameters = try #require(catalogue.actions.first?.parameters)
        #expect(parameters.map(\.name) == ["count", "kinds", "path", "since"])
        #expect(parameters.map(\.type) == [.integer, .array(.enumeration("log.kinds")), .string, .date])
        #expect(parameters.map(\.isRequired) == [false, false, true, false])
        #expect(parameters[0].defaultValue == .integer(10))
        #expect(catalogue.enums.first?.cases.map(\.rawValue) == ["a", "b"])
    }
}
