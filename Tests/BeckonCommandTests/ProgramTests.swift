// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import TerminalSurface
import Testing

@testable import BeckonCommand

/// The program with a host of its own and no apps.
struct ProgramTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var words: [String]
        var code: Int32
        var output = ""
        var error = ""
        var environment: [String: String] = [:]
        var testDescription: String { "beckon \(words.joined(separator: " "))" }
    }

    @Test(arguments: [
        Example(words: ["--version"], code: 0, output: "beckon \(Engine.Host.version)\n"),
        Example(words: ["--help"], code: 0, output: "Usage: beckon COMMAND"),
        Example(words: [], code: 2, error: "Usage: beckon COMMAND"),
        Example(words: ["help"], code: 0, output: "Usage: beckon COMMAND"),
        Example(words: ["help", "run"], code: 0, output: "Usage: beckon run [OPTIONS] ACTION"),
        Example(words: ["run", "-h"], code: 0, output: "Usage: beckon run [OPTIONS] ACTION"),
        Example(words: ["app"], code: 2, error: "Usage: beckon app COMMAND"),
        Example(words: ["help", "app", "install"], code: 0, output: "Usage: beckon app install [OPTIONS] BUNDLE…"),
        Example(
            words: ["app", "install", "--help", "--locale", "hu"], code: 0, output: "Használat: beckon app install"),
        Example(words: ["--locale", "ru", "help"], code: 0, output: "Использование: beckon"),
        Example(words: ["help"], code: 0, output: "Uso: beckon", environment: ["LANG": "es_AR.UTF-8"]),
        Example(words: ["rnu"], code: 2, error: "beckon: There is no command “rnu”. Did you mean run?"),
        Example(words: ["app", "instal"], code: 2, error: "There is no command “instal”. Did you mean install?"),
        Example(words: ["history", "--jsn"], code: 2, error: "There is no option “--jsn”. Did you mean --json?"),
        Example(words: ["history", "-n", "0"], code: 2, error: "“--limit 0” is not 1–100000."),
        Example(words: ["history", "now"], code: 2, error: "“now” is too much here. “beckon history --help”"),
        Example(words: ["run"], code: 2, error: "ACTION is missing."),
        Example(words: ["run", "X.Y", "now"], code: 2, error: "“now” is no parameter."),
        Example(words: ["run", "--timeout", "soon", "X"], code: 2, error: "“--timeout soon” is not"),
        Example(words: ["run", "--snippet", "x.gif", "X"], code: 2, error: "“--snippet x.gif” is not FILE.png"),
        Example(words: ["run", "--appearance", "pink", "X"], code: 2, error: "“--appearance pink” is not light, dark"),
        Example(words: ["run", "--locale", "1", "X"], code: 2, error: "“--locale 1” is not es, hu_HU"),
        Example(words: ["run", "X.Y"], code: 3, error: "There is no action “X.Y”."),
        Example(words: ["action", "show", "X"], code: 3, error: "There is no action “X”."),
        Example(words: ["app", "show", "X"], code: 3, error: "There is no app “X”."),
        Example(words: ["app", "install", "/nowhere/X.app"], code: 2, error: "/nowhere/X.app"),
        Example(words: ["app", "list"], code: 0, output: "No apps are installed."),
        Example(words: ["app", "list", "--json"], code: 0, output: #"{"apps":[],"problems":[],"version":1}"#),
        Example(words: ["action", "list", "--json"], code: 0, output: #"{"actions":[],"problems":[],"version":1}"#),
        Example(words: ["history", "--json"], code: 0, output: #"{"runs":[],"version":1}"#),
        Example(words: ["history"], code: 0, output: "No runs are remembered."),
        Example(words: ["history", "--forget"], code: 0, output: "Forgotten: 0."),
        Example(words: ["history", "--forget", "--json"], code: 0, output: #"{"forgotten":0,"version":1}"#),
        Example(
            words: ["history", "--forget", "-n", "1"], code: 2, error: "“--limit 1” is not --forget, --app, --action."),
        Example(
            words: ["app", "show", "--json", "X"], code: 3,
            output: #"{"error":{"code":"unknownApp","message":"There is no app “X”."#, error: "There is no app “X”."),
        Example(
            words: ["run", "--json", "X.Y"], code: 3, output: #""outcome":"notFound""#, error: "There is no action"),
        Example(words: ["history", "--json", "-x"], code: 2, output: #""code":"unknownOption""#, error: "“-x”"),
    ])
    func ends(_ example: Example) async throws {
        let (program, console, folder) = try Self.program(environment: example.environment)
        defer { try? FileManager.default.removeItem(at: folder) }
        let code = await program.run(example.words)
        #expect(code == example.code)
        if example.output.isEmpty {
            #expect(console.output == "")
        } else {
            #expect(console.output.contains(example.output))
        }
        if example.error.isEmpty {
            #expect(console.error == "")
        } else {
            #expect(console.error.contains(example.error))
        }
        #expect(!console.output.contains("\u{1B}"))
    }

    @Test func tellsABrokenPipeAsTheSignalWould() async throws {
        let (program, console, folder) = try Self.program()
        defer { try? FileManager.default.removeItem(at: folder) }
        console.breakOutput(ConsoleError(.readerGone, "Broken pipe"))
        #expect(await program.run(["app", "list"]) == 141)
    }

    @Test func tellsAFullDisk() async throws {
        let (program, console, folder) = try Self.program()
        defer { try? FileManager.default.removeItem(at: folder) }
        console.breakOutput(ConsoleError(.failed, "No space left on device"))
        #expect(await program.run(["app", "list"]) == OutcomeKind.unavailable.exitCode)
    }

    @Test func writesNothingIntoAHomeItCannotUse() async throws {
        let console = ScriptedConsole(features: ConsoleFeatures())
        let program = BeckonProgram(console: console, environment: [:]) { _ in
            throw HostError(.files, "The folder cannot be made.")
        }
        #expect(await program.run(["app", "list"]) == OutcomeKind.unavailable.exitCode)
        #expect(console.error == "beckon: The folder cannot be made.\n")
    }

    private static func program(
        environment: [String: String] = [:]
    ) throws -> (BeckonProgram, ScriptedConsole, URL) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
        let console = ScriptedConsole(features: ConsoleFeatures())
        let program = BeckonProgram(console: console, environment: environment) { _ in
            try Engine.Host(
                configuration: HostConfiguration(
                    dataDirectory: folder, runtimeDirectory: folder.appending(path: "run"), systemApps: [],
                    environment: environment))
        }
        return (program, console, folder)
    }
}
