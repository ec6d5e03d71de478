// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

/// The gallery's questions, asked and answered at a terminal.
@Suite(.serialized) struct GalleryTerminalTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var words: [String]
        var steps: [JSONValue]
        var code: Int
        var shows: [String] = []
        /// How the history tells it.
        var remembered = "succeeded"
    }

    private static func step(_ wait: String, _ type: String) -> JSONValue {
        ["wait": .string(wait), "type": .string(type)]
    }

    @Test(arguments: [
        Example(
            testDescription: "a missing value", words: ["Greet"], steps: [step("Who is it?", "Eve\n")], code: 0,
            shows: ["Hello, Eve. You came once."]),
        Example(
            testDescription: "a choice of a case", words: ["Paint"], steps: [step("As the sky", "3\n")], code: 0,
            shows: ["Which colour?", "Painted blue in oil"]),
        Example(
            testDescription: "an entity that is suggested", words: ["ReadBook"],
            steps: [step("What do you want to read?", "Blue Whale\n")], code: 0, shows: ["Reading Blue Whale"]),
        Example(
            testDescription: "an entity of several", words: ["ReadBook", "--book", "red"],
            steps: [step("Red Hen", "2\n")], code: 0, shows: ["Which Book?", "Reading Red Hen"]),
        Example(
            testDescription: "options of a provider", words: ["Travel"], steps: [step("Wien", "madrid\n")], code: 0,
            shows: ["Going to Madrid by train"]),
        Example(
            testDescription: "a value asked for inside", words: ["AskName"],
            steps: [step("What is your name?", "Eve\n")], code: 0, shows: ["Eve in pass 1"]),
        Example(
            testDescription: "a value that is asked for twice", words: ["NeedNumber"],
            steps: [step("Which number?", "-1\n"), step("A number above zero, please.", "3\n")], code: 0,
            shows: ["The number is 3"]),
        Example(
            testDescription: "a choice asked for inside", words: ["PickSize"], steps: [step("Which size?", "Large\n")],
            code: 0, shows: ["large"]),
        Example(
            testDescription: "a secret", words: ["AskSecret"],
            steps: [step("Not shown while you type: ", "\n"), step("Not shown while you type: ", "hush hush\n")],
            code: 0,
            shows: ["What is your word?", "A value is needed", "A word of 9 letters"]),
        Example(
            testDescription: "a secret, with JSON", words: ["--json", "AskSecret"],
            steps: [step("Not shown while you type: ", "hush hush\n")], code: 0, shows: ["A word of 9 letters"]),
        Example(
            testDescription: "a secret, given up by Ctrl-C", words: ["AskSecret"],
            steps: [step("Not shown while you type: ", "hush\u{3}")], code: 130, shows: ["Cancelled."],
            remembered: "cancelled"),
        Example(
            testDescription: "a secret, given up by Ctrl-D", words: ["AskSecret"],
            steps: [step("Not shown while you type: ", "\u{4}")], code: 130, shows: ["Cancelled."],
            remembered: "cancelled"),
        Example(
            testDescription: "a secret, with keys that would stop or abort", words: ["AskSecret"],
            steps: [step("Not shown while you type: ", "\u{1A}\u{1C}hush\n")], code: 0, shows: ["A word of 6 letters"]),
        Example(
            testDescription: "a secret, ended by a signal", words: ["AskSecret"],
            steps: [["wait": "Not shown while you type: ", "signal": "SIGTERM"]], code: 143, shows: ["Cancelled."],
            remembered: "cancelled"),
        Example(
            testDescription: "a confirmation given", words: ["EraseAll"], steps: [step("Erase everything?", "y\n")],
            code: 0, shows: ["Erased"]),
        Example(
            testDescription: "a confirmation refused", words: ["EraseAll"], steps: [step("Erase everything?", "n\n")],
            code: 5, remembered: "declined"),
        Example(
            testDescription: "a confirmation with its snippet", words: ["SendPostcard", "--text", "Ciao"],
            steps: [step("Ciao", ""), step("[y/N] ", "y\n")], code: 0, shows: ["Send this?", "Sent"]),
        Example(
            testDescription: "progress", words: ["CountUp", "--steps", "60"], steps: [step("Counting", "")], code: 0,
            shows: ["━", "60"]),
        Example(
            testDescription: "Ctrl-C at work", words: ["WaitLong"], steps: [["wait": "", "pause": 1, "type": "\u{3}"]],
            code: 130, shows: ["Cancelled."], remembered: "cancelled"),
        Example(
            testDescription: "Ctrl-C that the action does not hear", words: ["Stubborn"],
            steps: [["wait": "", "pause": 1, "type": "\u{3}"]], code: 130, shows: ["Cancelled."],
            remembered: "cancelled"),
        Example(
            testDescription: "Ctrl-C at a question", words: ["AskName"],
            steps: [step("What is your name?", "\u{3}")], code: 130, shows: ["Cancelled."], remembered: "cancelled"),
    ])
    func goesTheSamePath(_ example: Example) async throws {
        let home = try await Home()
        defer { home.remove() }
        let options = example.words.prefix { $0.hasPrefix("--") }
        let action = example.words[options.count]
        let words = ["run"] + options + ["Gallery." + action] + example.words.dropFirst(options.count + 1)
        let played = try await home.terminal(words, steps: example.steps)
        let screen = played[key: "screen"]?.stringValue ?? ""
        #expect(played[key: "problem"] == nil)
        #expect(played[key: "code"]?.intValue == example.code, "\(screen)")
        #expect(played[key: "echo"] == true, "the terminal is not as it was")
        #expect(!screen.contains("hush"))
        for text in example.shows { #expect(screen.contains(text), "\(screen)") }
        let last = try await home.document(["history", "--json", "-n", "1"]).0[key: "runs"]?.arrayValue?.first
        #expect(last?[key: "name"] == JSONValue.string("Gallery." + action))
        #expect(last?[key: "outcome"] == JSONValue.string(example.remembered))
        #expect(last?[key: "surface"] == "terminal")
        #expect(try await home.files(holding: "hush").isEmpty)
    }
}
