// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

struct ElicitationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let question: Question
        let schema: JSONValue
        let answer: IntentValue
    }

    private static let options = ["berlin", "tokyo"].map {
        ChoiceOption(
            id: $0, display: DisplayRepresentationValue(title: $0.capitalized, subtitle: "VPN"), style: .destructive)
    }
    private static let titled: JSONValue = [
        ["const": "berlin", "title": "Berlin"], ["const": "tokyo", "title": "Tokyo"],
    ]
    private static let dialog = Dialog("Which?", supporting: "Choose", systemImageName: "globe")

    @Test(arguments: [
        #"{"mode": "url", "message": "Sign in", "url": "https://example.org"}"#, #"{"mode": "form", "message": "x"}"#,
        #"{"message": "x", "requestedSchema": {"properties": {"a": {"type": "object"}}}}"#,
    ])
    func refusesWhatIsNoForm(params: String) throws {
        let params = try JSONValue(parsing: Data(params.utf8))
        #expect(throws: SchemaError.self) { try ElicitationForm(params: params) }
    }

    /// MCP forbids forms to ask for what is sensitive.
    @Test func aSecretIsNoForm() throws {
        let question = Question(dialog: Self.dialog, kind: .secret)
        let params = question.elicitation
        #expect(params[key: "mode"] == "beckon/secret")
        #expect(params[key: "requestedSchema"] == nil)
        let form = try ElicitationForm(inputRequest: question.inputRequest)
        #expect(form.fields.map(\.question) == [question])

        let answer = Answer.accepted(.string("hush"))
        #expect(form.result([answer]) == ["action": "accept", "content": ["value": "hush"]])
        #expect(try Answer(elicitResult: form.result([answer]), to: question) == answer)
        #expect(try Answer(elicitResult: form.result([.cancelled]), to: question) == .cancelled)
        let error = #expect(throws: SchemaError.self) {
            try Answer(elicitResult: ["action": "accept", "content": ["value": 1234]], to: question)
        }
        #expect(error?.description.contains("1234") == false)
    }

    @Test func onlyPeopleAreAsked() {
        #expect(throws: SchemaError.self) {
            try ElicitationForm(inputRequest: ["method": "sampling/createMessage", "params": [:]])
        }
    }
}
