// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Testing

@testable import TerminalSurface

struct QuestionTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var name: String
        var question: Question
        var lines: [String]
        var answer: Answer
        /// What must be said on the way.
        var says: [String] = []
        var language = "en"
        var testDescription: String { name }
    }

    private static let servers = [
        ChoiceOption(id: "ber", display: DisplayRepresentationValue(title: "Berlin", subtitle: "12 ms")),
        ChoiceOption(id: "bud", display: DisplayRepresentationValue(title: "Budapest", synonyms: ["Pest"])),
        ChoiceOption(id: "mad", display: DisplayRepresentationValue(title: "Málaga"), style: .destructive),
    ]

    private static let which = Question(dialog: Dialog("Which server?"), kind: .choice(servers, parameter: "server"))
    private static let erase = Question(
        dialog: Dialog("Erase the disk?"),
        kind: .confirmation(ConfirmationDetails(acceptLabel: "Erase", denyLabel: "Keep", isDestructive: true)))

    private static let secret = Question(dialog: Dialog("Who goes there?"), kind: .secret)

    private static func value(
        _ type: ValueType, isOptional: Bool = false, standard: IntentValue? = nil, most: Int? = nil,
        isMultiline: Bool = false, options: [ChoiceOption] = []
    ) -> Question {
        Question(
            dialog: Dialog("How many?"),
            kind: .value(
                ParameterDescriptor(
                    name: "count", title: "Count", type: type, isOptional: isOptional, defaultValue: standard,
                    maximumCount: most, isMultiline: isMultiline)),
            options: options)
    }

    static let examples: [Example] = [
        Example(name: "choice by number", question: which, lines: ["2"], answer: .accepted(.string("bud"))),
        Example(name: "choice by name", question: which, lines: ["berlin"], answer: .accepted(.string("ber"))),
        Example(name: "choice without accent", question: which, lines: ["malaga"], answer: .accepted(.string("mad"))),
        Example(name: "choice by synonym", question: which, lines: ["pest"], answer: .accepted(.string("bud"))),
        Example(name: "choice by beginning", question: which, lines: ["be"], answer: .accepted(.string("ber"))),
        Example(
            name: "choice of several", question: which, lines: ["b", "1"], answer: .accepted(.string("ber")),
            says: ["“b” could be Berlin, Budapest."]),
        Example(
            name: "no such choice", question: which, lines: ["4", "0", "Paris", "3"],
            answer: .accepted(.string("mad")), says: ["“4” is none", "“0” is none", "“Paris” is none"]),
        Example(
            name: "empty choice", question: which, lines: ["", "1"], answer: .accepted(.string("ber")),
            says: ["A value is needed"]),
        Example(name: "choice put away", question: which, lines: [], answer: .cancelled),
        Example(
            name: "secret with its spaces", question: secret, lines: ["", " hush "],
            answer: .accepted(.string(" hush ")),
            says: ["Who goes there?", "Not shown while you type: \n", "A value is needed"]),
        Example(name: "secret put away", question: secret, lines: [], answer: .cancelled),
        Example(name: "yes", question: erase, lines: ["y"], answer: .accepted(.boolean(true))),
        Example(name: "yes by label", question: erase, lines: ["erase"], answer: .accepted(.boolean(true))),
        Example(name: "no by label", question: erase, lines: ["keep"], answer: .declined),
        Example(name: "nothing is no", question: erase, lines: [""], answer: .declined),
        Example(name: "no", question: erase, lines: ["NO"], answer: .declined),
        Example(
            name: "neither yes nor no", question: erase, lines: ["perhaps", "n"], answer: .declined,
            says: ["Please say y or n."]),
        Example(
            name: "yes in Russian", question: erase, lines: ["д"], answer: .accepted(.boolean(true)),
            says: ["[д] / Keep [Н]"], language: "ru"),
        Example(
            name: "yes in Hungarian", question: erase, lines: ["talán", "igen"], answer: .accepted(.boolean(true)),
            says: ["A válasz i vagy n lehet."], language: "hu"),
        Example(name: "confirmation put away", question: erase, lines: [], answer: .cancelled),
        Example(
            name: "number", question: value(.integer), lines: ["three", "3"], answer: .accepted(.integer(3)),
            says: ["Count: ", "“three” is not a number."]),
        Example(
            name: "number in Spanish", question: value(.number), lines: ["1,5"], answer: .accepted(.number(1.5)),
            language: "es"),
        Example(
            name: "optional left out", question: value(.string, isOptional: true), lines: [""],
            answer: .accepted(.none), says: ["(Enter leaves it out)"]),
        Example(
            name: "standard value", question: value(.integer, standard: .integer(4)), lines: [""],
            answer: .accepted(.integer(4)), says: ["(Enter takes 4)"]),
        Example(
            name: "empty where needed", question: value(.string), lines: ["", "x"], answer: .accepted(.string("x")),
            says: ["A value is needed"]),
        Example(
            name: "list", question: value(.array(.integer), most: 2), lines: ["1", "x", "2", "3", ""],
            answer: .accepted(.array([.integer(1), .integer(2)])), says: ["“x” is not a number.", "at most 2"]),
        Example(name: "list put away", question: value(.array(.integer)), lines: ["1"], answer: .cancelled),
        Example(
            name: "list of options", question: value(.array(.entity("Server")), options: servers),
            lines: ["1, nowhere", "1, pest"], answer: .accepted(.array([.string("ber"), .string("bud")])),
            says: ["“nowhere” is none of these."]),
        Example(
            name: "one of options", question: value(.enumeration("Server"), options: servers), lines: ["3"],
            answer: .accepted(.string("mad"))),
        Example(
            name: "several lines", question: value(.string, isMultiline: true), lines: ["", "one", "two", ""],
            answer: .accepted(.string("one\ntwo")), says: ["An empty line ends the text."]),
    ]

    @Test(arguments: examples)
    func asks(_ example: Example) async throws {
        let console = ScriptedConsole(example.lines)
        let surface = TerminalSurface(console: console, languages: [example.language], locale: example.language)
        let answer = try await surface.ask(example.question, for: .erase)
        #expect(answer == example.answer)
        #expect(console.unread.isEmpty)
        #expect(console.output.isEmpty)
        for text in example.says { #expect(console.error.contains(text), "\(console.error)") }
        #expect(console.secretsAsked == (example.question.kind == .secret ? max(1, example.lines.count) : 0))
    }

    @Test func saysWhoAsksOnce() async throws {
        let console = ScriptedConsole(["1", "2"])
        let surface = TerminalSurface(console: console, languages: ["en"], locale: "en")
        _ = try await surface.ask(Self.which, for: .erase)
        _ = try await surface.ask(Self.which, for: .erase)
        #expect(
            console.error == """
                Disks · Erase Disk
                Which server?
                  1 Berlin    12 ms
                  2 Budapest
                  3 Málaga
                Number or name: Which server?
                  1 Berlin    12 ms
                  2 Budapest
                  3 Málaga
                Number or name: \("")
                """)
    }

    @Test(arguments: [
        ConsoleFeatures(), ConsoleFeatures(inputIsTerminal: true), ConsoleFeatures(errorIsTerminal: true),
    ])
    func cannotAskWithoutATerminal(_ features: ConsoleFeatures) async {
        let console = ScriptedConsole(["y"], features: features)
        let surface = TerminalSurface(console: console, languages: ["en"], locale: "en")
        await #expect(throws: SurfaceUnavailable.self) { try await surface.ask(Self.erase, for: .erase) }
        #expect(console.error.isEmpty)
    }

    @Test func endsTheWaitWhenCancelled() async {
        let console = ScriptedConsole(["y"])
        let surface = TerminalSurface(console: console, languages: ["en"], locale: "en")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await surface.ask(Self.erase, for: .erase)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    /// An app's words cannot move the cursor, change colours or reverse the text.
    @Test func disarmsControlCharacters() async throws {
        let console = ScriptedConsole(["1"])
        let surface = TerminalSurface(console: console, languages: ["en"], locale: "en")
        let option = ChoiceOption(id: "x", display: DisplayRepresentationValue(title: "A\u{1B}[2JB\u{9B}31m\u{202E}C"))
        _ = try await surface.ask(
            Question(dialog: Dialog("Which\u{1B}]0;title\u{7}?"), kind: .choice([option], parameter: nil)),
            for: .erase)
        #expect(!console.error.unicodeScalars.contains { [0x1B, 0x07, 0x9B, 0x202E].contains($0.value) })
    }
}

extension RunningAction {
    static let erase = RunningAction(
        appIdentifier: "org.example.disks", appName: "Disks",
        action: ActionDescriptor(identifier: "EraseDisk", title: "Erase Disk"))
}
