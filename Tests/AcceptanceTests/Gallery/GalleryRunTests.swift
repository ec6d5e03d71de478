// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

/// The gallery's actions by `beckon run --json`, without a terminal.
struct GalleryRunTests {
    struct Example: Sendable {
        /// The options, the action without its app, and the parameters.
        var words: [String]
        var code: Int32 = 0
        var outcome = "succeeded"
        /// What the document holds, and perhaps more.
        var has: JSONValue = [:]
        var lacks: [String] = []
        /// A part of the failure's message.
        var says: String?
    }

    @Test func resultsOfEveryKindArrive() async throws {
        try await check([
            Example(words: ["Ping"], lacks: ["value", "dialog", "snippet"]),
            Example(
                words: ["Greet", "--name", "Eve", "--visits", "3"],
                has: ["value": "Hello, Eve", "dialog": ["full": "Hello, Eve. You came 3 times."]]),
            Example(words: ["OnMainActor"], has: ["value": true], lacks: ["dialog"]),
            Example(words: ["CountUp", "--steps", "3"], has: ["value": 3, "text": "3"]),
            Example(
                words: ["Paint", "--color", "Blue"], has: ["value": "blue", "dialog": Self.full("Painted blue in oil")]),
            Example(
                words: ["ReadBook", "--book", "whale"],
                has: ["text": "Blue Whale", "value": ["id": "b3", "properties": ["pages": 300]]]),
            Example(words: ["Travel", "--city", "Wien"], has: ["dialog": Self.full("Going to Wien by train")]),
            Example(
                words: ["ShowCard", "--text", "Hi"],
                has: ["dialog": Self.full("Here it is"), "snippet": Self.card("Hi")], lacks: ["value"]),
            Example(words: ["ShowLiveCard"], has: ["snippet": Self.card("Live")], lacks: ["value", "dialog"]),
            Example(words: ["GoOn"], has: ["value": "Hello, Eve", "dialog": Self.full("Hello, Eve. You came once.")]),
            Example(words: ["PrintLines"], has: ["dialog": Self.full("Printed")]),
            Example(words: ["SignVisitorBook", "--name", "Eve"], has: ["value": 1]),
            Example(words: ["HiddenHelper"], lacks: ["value", "dialog"]),
            Example(words: ["--yes", "EraseAll"], has: ["dialog": Self.full("Erased")]),
            Example(words: ["EveryParameter"] + Self.everyParameter, has: ["value": .string(Self.everythingArrived)]),
        ])
    }

    @Test func failuresSayWhatAndWhy() async throws {
        try await check([
            Example(words: ["VisitAtNight"], code: 1, outcome: "failed", says: "The gallery is closed until 9."),
            Example(
                words: ["--locale", "hu", "VisitAtNight"], code: 1, outcome: "failed", says: "A galéria 9 óráig zárva."),
            // What an error says to its developer is not for the person.
            Example(words: ["FailPlainly"], code: 1, outcome: "failed", says: "The action could not be completed."),
            Example(words: ["NeedForever"], code: 1, outcome: "failed", says: "started over too often"),
            Example(words: ["ReadBook", "--book", "fire"], code: 1, outcome: "failed", says: "closed until 9"),
            Example(words: ["EveryParameter", "--count", "11"], code: 2, outcome: "usage", says: "the most is 10"),
            Example(words: ["Paint", "--color", "mauve"], code: 2, outcome: "usage", says: "mauve"),
            Example(words: ["Greet", "--nmae", "Eve"], code: 2, outcome: "usage", says: "Did you mean name?"),
            Example(words: ["Geet"], code: 3, outcome: "notFound", says: "There is no action"),
            Example(words: ["PersonalNotes"], code: 6, outcome: "denied", says: "unlocked session"),
            Example(words: ["--timeout", "1", "Stubborn"], code: 7, outcome: "timedOut", says: "did not answer"),
            Example(words: ["Crash"], code: 8, outcome: "crashed", says: "The gallery is on fire."),
        ])
    }

    @Test func questionsThatNobodyAnswersSayWhatIsMissing() async throws {
        func open(_ words: [String], has question: JSONValue, says: String? = nil) -> Example {
            Example(
                words: words, code: 4, outcome: "needsValue", has: ["question": question], lacks: ["value", "dialog"],
                says: says)
        }
        try await check([
            open(["Greet"], has: ["kind": "value", "parameter": ["name": "name"]], says: "Who is it?"),
            open(["Paint"], has: Self.choice("color", ["red", "green", "blue"]), says: "Which colour?"),
            open(["ReadBook", "--book", "red"], has: Self.choice("book", ["b1", "b2"]), says: "Red Fox, Red Hen"),
            open(["Travel"], has: Self.choice("city", ["Budapest", "Madrid", "Wien"])),
            open(["NeedNumber"], has: ["kind": "value", "dialog": "Which number?"]),
            open(["AskSecret"], has: ["kind": "secret", "dialog": "What is your word?"]),
            open(["AskName"], has: ["kind": "value", "dialog": "What is your name?"]),
            open(["PickSize"], has: ["kind": "choice", "dialog": "Which size?"], says: "Small, Large"),
            open(["EraseAll"], has: ["kind": "confirmation", "accept": "Go"], says: "Erase everything?"),
            open(["SendPostcard"], has: ["kind": "confirmation", "accept": "Send"], says: "Send this?"),
        ])
    }

    private func check(_ examples: [Example]) async throws {
        let home = try await Home()
        defer { home.remove() }
        for example in examples {
            var words = example.words
            let action = words.firstIndex { $0.first?.isUppercase == true } ?? 0
            words[action] = "Gallery." + words[action]
            let (document, code) = try await home.document(["run", "--json"] + words)
            let comment = Comment(rawValue: "\(words.joined(separator: " ")): \(document)")
            #expect(code == example.code, comment)
            #expect(document[key: "exitCode"]?.intValue == Int(example.code), comment)
            #expect(document[key: "outcome"] == JSONValue.string(example.outcome), comment)
            #expect(document.matches(example.has), comment)
            #expect(example.lacks.filter { document[key: $0] != nil } == [], comment)
            let message = document[key: "failure"]?[key: "message"]?.stringValue
            #expect((message == nil) == (example.code == 0), comment)
            if let part = example.says { #expect(message?.contains(part) == true, comment) }
        }
    }

    private static func full(_ text: String) -> JSONValue { ["full": .string(text)] }

    private static func card(_ text: String) -> JSONValue {
        [
            "kind": "stack", "axis": "vertical",
            "children": [
                ["kind": "text", "runs": [["string": .string(text)]]],
                ["kind": "button", "action": ["action": "Ping"]],
            ],
        ]
    }

    private static func choice(_ parameter: String, _ identifiers: [String]) -> JSONValue {
        [
            "kind": "choice", "parameter": ["name": .string(parameter)],
            "options": .array(identifiers.map { ["id": .string($0)] }),
        ]
    }

    private static let everyParameter = [
        "--flag", "yes", "--count=7", "--ratio", "0.25", "--text", "árvíz", "--date", "2026-11-30T12:00:00Z", "--link",
        "https://example.org/a", "--color", "Red", "--book", "b3", "--books", "b1", "--books", "b2", "--words", "one",
        "--words", "two", "--number", "-4",
    ]
    private static let everythingArrived = """
        flag true, count 7, ratio 0.25, text árvíz, date 1796040000, link https://example.org/a, color red, \
        book Blue Whale, books Red Fox+Red Hen, words one+two, number -4
        """
}
