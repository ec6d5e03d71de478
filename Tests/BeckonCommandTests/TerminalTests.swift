// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

/// The real program under a real terminal, one at a time: people wait for answers, and so do these tests.
@Suite(.serialized) struct TerminalTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var name: String
        var words: [String]
        var steps: [JSONValue]
        var code: Int
        var shows: [String] = []
        /// The name of a signal that is ignored from the start.
        var ignores = ""
        var testDescription: String { name }
    }

    @Test(arguments: [
        Example(
            name: "choice", words: ["run", "Desk.connect"],
            steps: [["wait": "Number or name: ", "type": "Paris\n"], ["wait": "name: ", "type": "2\n"]], code: 0,
            shows: ["“Paris” is none of these.", "Connected to tokyo."]),
        Example(
            name: "choice in Russian", words: ["run", "--locale", "ru", "Desk.connect"],
            steps: [["wait": "Номер или название: ", "type": "berlin\n"]], code: 0, shows: ["Connected to berlin."]),
        Example(
            name: "yes in Spanish", words: ["run", "--locale", "es", "Desk.erase"],
            steps: [["wait": "[s/N] ", "type": "quizás\n"], ["wait": "[s/N] ", "type": "sí\n"]], code: 0,
            shows: ["Responde s o n.", "Erased."]),
        Example(
            name: "no", words: ["run", "Desk.erase"], steps: [["wait": "[y/N] ", "type": "\n"]], code: 5,
            shows: ["Declined; nothing was done."]),
        Example(
            name: "end of input", words: ["run", "Desk.erase"], steps: [["wait": "[y/N] ", "type": "\u{4}"]],
            code: 130, shows: ["Cancelled."]),
        Example(
            name: "Ctrl-C at a question", words: ["run", "Desk.erase"],
            steps: [["wait": "[y/N] ", "type": "\u{3}"]], code: 130, shows: ["Cancelled."]),
        Example(
            name: "death of the app at a question", words: ["run", "Desk.connect"],
            steps: [["wait": "Number or name: ", "kill": "mcp-test-server"]], code: 8,
            shows: ["Number or name: \r\n", "SIGKILL"]),
        Example(
            name: "Ctrl-C at work", words: ["run", "Desk.slow"], steps: [["wait": "100 %", "type": "\u{3}"]],
            code: 130, shows: ["━", "\u{1B}[2KCancelled."]),
        Example(
            name: "termination at work", words: ["run", "Desk.slow"], steps: [["wait": "100 %", "signal": "SIGTERM"]],
            code: 143),
        Example(
            name: "hang-up that nohup has it ignore", words: ["run", "Desk.connect"],
            steps: [["wait": "Number or name: ", "signal": "SIGHUP"], ["wait": "", "type": "1\n"]], code: 0,
            shows: ["Connected to berlin."], ignores: "HUP"),
        Example(
            name: "JSON at a terminal", words: ["run", "--json", "Desk.connect"],
            steps: [["wait": "Number or name: ", "type": "1\n"]], code: 0, shows: [#""value":"berlin""#]),
        Example(
            name: "grant refused", words: ["app", "install", "Desk.app"],
            steps: [["wait": "Leave it [N]: ", "type": "\n"]], code: 5, shows: ["Desk asks for:", "  - Read /"]),
    ])
    func converses(_ example: Example) async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        let words = example.words.map { $0 == "Desk.app" ? desk.home.appending(path: $0).path : $0 }
        let start =
            example.ignores.isEmpty ? [] : ["/bin/sh", "-c", "trap '' \(example.ignores); exec \"$0\" \"$@\""]
        let script: JSONValue = [
            "command": .array((start + [desk.beckon] + words).map(JSONValue.string)), "steps": .array(example.steps),
        ]
        let run = try await desk.peer(
            "terminal.py", [String(decoding: script.serialized(), as: UTF8.self)], python: "/usr/bin/python3")
        let result = try JSONValue(parsing: Data(run.output.utf8))
        #expect(result[key: "problem"] == nil)
        #expect(result[key: "code"]?.intValue == example.code)
        let screen = result[key: "screen"]?.stringValue ?? ""
        for text in example.shows { #expect(screen.contains(text), "\(screen)") }
    }

    struct Completion: Sendable, CustomTestStringConvertible {
        var typed: String
        var completed: String
        var testDescription: String { typed }
    }

    /// What bash makes of a line at the press of Tab.
    @Test(arguments: [
        Completion(typed: "beckon hi", completed: "beckon history "),
        Completion(typed: "beckon app in", completed: "beckon app install "),
        Completion(typed: "beckon run --sn", completed: "beckon run --snippet "),
        Completion(typed: "beckon run Desk.co", completed: "beckon run Desk.connect "),
        Completion(typed: "beckon run --yes Desk.ec", completed: "beckon run --yes Desk.echo "),
        Completion(typed: "beckon run Desk.add --le", completed: "beckon run Desk.add --left "),
        Completion(typed: "beckon app show D", completed: "beckon app show Desk "),
        Completion(typed: "beckon app install Des", completed: "beckon app install Desk.app/"),
    ])
    func completes(_ example: Completion) async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        let source = Products.package.appending(path: "Completions/beckon.bash").path
        // Tab, then Ctrl-A and a word in front, so that the finished line is printed instead of run.
        let script: JSONValue = [
            "command": ["/bin/bash", "--norc", "--noprofile", "-i"],
            "steps": [
                [
                    "wait": "bash-",
                    "type": .string(
                        "cd \(desk.home.path); PATH=\(Products.folder.path):$PATH; source \(source); PS1='ready> '\n"),
                ],
                ["wait": "ready> ", "type": .string("\(example.typed)\t|'\u{1}printf '<%s>' '\u{5}\n")],
                ["wait": "|>", "type": "exit\n"],
            ],
        ]
        let run = try await desk.peer(
            "terminal.py", [String(decoding: script.serialized(), as: UTF8.self)], python: "/usr/bin/python3")
        let screen = try JSONValue(parsing: Data(run.output.utf8))[key: "screen"]?.stringValue ?? ""
        #expect(screen.contains("<\(example.completed)|>"), "\(screen)")
    }
}
