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

    @Test func onlyPeopleAreAsked() {
        #expect(throws: SchemaError.self) {
            try ElicitationForm(inputRequest: ["method": "sampling/createMessage", "params": [:]])
        }
    }
}
