// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import Snippets
import Testing

@testable import TerminalSurface

struct PresentationTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var name: String
        var result: ActionResult
        var question: Question?
        var output = ""
        var error = ""
        var language = "en"
        var isAppsFailure = false
        var testDescription: String { name }
    }

    private static let choice = Question(
        dialog: Dialog("Which server?"),
        kind: .choice(
            ["Berlin", "Tokyo"].map { ChoiceOption(id: $0, display: DisplayRepresentationValue(title: $0)) },
            parameter: "server"))
    private static let missing = ActionFailure(.needsValue, "Something is missing.")

    @Test(arguments: [
        Example(name: "nothing", result: ActionResult(), output: "Done.\n"),
        Example(name: "nothing in Hungarian", result: ActionResult(), output: "Kész.\n", language: "hu"),
        Example(name: "dialog", result: ActionResult(dialog: Dialog("Connected.\n")), output: "Connected.\n"),
        Example(name: "value", result: ActionResult(value: .integer(1234)), output: "1234\n"),
        Example(
            name: "number in Spanish", result: ActionResult(value: .number(1.5)), output: "1,5\n", language: "es"),
        Example(
            name: "list", result: ActionResult(value: .array([.string("a"), .string("b")])), output: "a\nb\n"),
        Example(
            name: "entity",
            result: ActionResult(value: .entity(EntityValue(type: "S", id: "1", display: .init(title: "One")))),
            output: "One\n"),
        Example(
            name: "dialog before value", result: ActionResult(value: .integer(3), dialog: Dialog("Three.")),
            output: "Three.\n"),
        Example(
            name: "failure", result: ActionResult(failure: ActionFailure(.failed, "No way\u{1B}[0m.")),
            error: "Disks: No way[0m.\n"),
        Example(
            name: "failure with dialog",
            result: ActionResult(dialog: Dialog("Half."), failure: ActionFailure(.failed, "No.")),
            output: "Half.\n", error: "Disks: No.\n"),
        Example(
            name: "host's failure", result: ActionResult(failure: ActionFailure(.timedOut, "Too slow.")),
            error: "beckon: Too slow.\n"),
        Example(
            name: "app's failure with a code of the host's",
            result: ActionResult(failure: ActionFailure(.denied, "Give me your password.")),
            error: "Disks: Give me your password.\n", isAppsFailure: true),
        Example(
            name: "declined", result: ActionResult(failure: ActionFailure(.declined, "x")),
            error: "Declined; nothing was done.\n"),
        Example(
            name: "cancelled in Russian", result: ActionResult(failure: ActionFailure(.cancelled, "x")),
            error: "Отменено.\n", language: "ru"),
        Example(
            name: "choice nobody could make", result: ActionResult(failure: missing), question: choice,
            error: "beckon: “Which server?” Add --server with one of: Berlin, Tokyo.\n"),
        Example(
            name: "value nobody could give", result: ActionResult(failure: missing),
            question: Question(
                dialog: Dialog("How many?"),
                kind: .value(ParameterDescriptor(name: "count", title: "Count", type: .integer))),
            error: "beckon: “Count” is missing and nobody is here to ask. Add --count VALUE.\n"),
        Example(
            name: "confirmation nobody could give", result: ActionResult(failure: missing),
            question: Question(
                dialog: Dialog("¿Borrar?"), kind: .confirmation(ConfirmationDetails(acceptLabel: "Borrar"))),
            error: "beckon: «¿Borrar?» No hay quien lo confirme; «--yes» antes de la acción lo confirma.\n",
            language: "es"),
    ])
    func presents(_ example: Example) async {
        let console = ScriptedConsole(features: ConsoleFeatures())
        let surface = TerminalSurface(console: console, languages: [example.language], locale: example.language)
        await surface.present(
            RunOutcome(
                action: .erase, result: example.result, duration: .zero, openQuestion: example.question,
                isAppsFailure: example.isAppsFailure))
        #expect(console.output == example.output)
        #expect(console.error == example.error)
    }

    @Test func drawsASnippetUnderItsWords() async {
        let console = ScriptedConsole(features: ConsoleFeatures())
        let surface = TerminalSurface(console: console, languages: ["en"], locale: "en")
        let result = ActionResult(
            value: .boolean(true), dialog: Dialog("The VPN is connected.", supporting: "Here it is:"),
            snippet: .text(TextNode("Connected")))
        await surface.present(RunOutcome(action: .erase, result: result, duration: .zero))
        #expect(console.output.hasPrefix("Here it is:\n"))
        #expect(console.output.contains("Connected"))
        #expect(!console.output.contains("\u{1B}"))
    }

    @Test func remembersThatTheReaderIsGone() async {
        let console = ScriptedConsole()
        console.breakOutput(ConsoleError(.readerGone, "Broken pipe"))
        let surface = TerminalSurface(console: console, languages: ["en"], locale: "en")
        await surface.present(RunOutcome(action: .erase, result: ActionResult(), duration: .zero))
        #expect(await surface.failure?.code == .readerGone)
    }

    // MARK: Progress

    @Test func redrawsTheBarInPlace() async {
        let console = ScriptedConsole()
        let surface = TerminalSurface(console: console, languages: ["en"], locale: "en")
        await surface.show(ActionProgress(fraction: 0.25, title: "Copying"), of: .erase)
        await surface.show(ActionProgress(fraction: 0.2501, title: "Copying"), of: .erase)
        await surface.show(ActionProgress(fraction: 7, title: "Copying", subtitle: "b.txt"), of: .erase)
        await surface.present(RunOutcome(action: .erase, result: ActionResult(), duration: .zero))
        let quarter = String(repeating: "━", count: 6) + String(repeating: "─", count: 18)
        let full = String(repeating: "━", count: 24)
        #expect(
            console.error
                == "\r\u{1B}[2KCopying  \(quarter)  25 %" + "\r\u{1B}[2KCopying  \(full) 100 %  b.txt" + "\r\u{1B}[2K"
        )
    }

    @Test func isPlainWithoutATerminal() async {
        let console = ScriptedConsole(features: ConsoleFeatures())
        let surface = TerminalSurface(console: console, languages: ["en"], locale: "en")
        for step in 1...100 {
            await surface.show(ActionProgress(fraction: Double(step) / 100, title: "Copying"), of: .erase)
        }
        await surface.show(ActionProgress(fraction: nil), of: .erase)
        #expect(console.error == "Copying\nErase Disk\n")
    }

    @Test(arguments: [6, 12, 19, 20, 40, 79, 80, 200])
    func keepsTheBarOnOneLine(width: Int) async {
        let features = ConsoleFeatures(
            inputIsTerminal: true, outputIsTerminal: true, errorIsTerminal: true, width: width)
        let console = ScriptedConsole(features: features)
        let surface = TerminalSurface(console: console, languages: ["en"], locale: "en")
        let title = String(repeating: "Очень длинное название 漢字 ", count: 20)
        await surface.show(ActionProgress(fraction: 0.5, title: title, subtitle: title), of: .erase)
        let line = console.error.replacing("\r\u{1B}[2K", with: "")
        #expect(line.columns < width)
        #expect(!line.contains("\n"))
    }
}
