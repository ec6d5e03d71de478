// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import IntentDefinitions

/// The command line of `intentbuilder`.
struct ProgramTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let arguments: [String]
        let exitCode: Int32
        let messages: [String]
        init(_ name: String, _ arguments: [String], _ exitCode: Int32, _ messages: String...) {
            testDescription = name
            self.arguments = arguments
            self.exitCode = exitCode
            self.messages = messages
        }
    }

    @Test(arguments: [
        Case("no file", [], 64, "intentbuilder: the FILE to read is missing; see --help"),
        Case("two files", ["a", "b"], 64, "intentbuilder: “b” is one FILE too many"),
        Case("an unknown option", ["--fast", "a"], 64, "intentbuilder: there is no option “--fast”; see --help"),
        Case("an option without its value", ["a", "--output"], 64, "intentbuilder: --output needs a value after it"),
        Case("no such file", ["/nonexistent/a"], 66, "/nonexistent/a: error: The file cannot be read."),
        Case(
            "nowhere to write", [WriterTests.lights.path, "--output", "/nonexistent/a"], 73,
            "/nonexistent/a: error: The file cannot be written."),
    ])
    func problem(_ item: Case) {
        let outcome = BuilderProgram.run(item.arguments)
        #expect(outcome == .init(exitCode: item.exitCode, messages: item.messages))
    }

    @Test func help() {
        #expect(BuilderProgram.run(["--help"]) == .init(text: BuilderOptions.help))
    }

    @Test func badDefinitionWritesNothing() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("A.intentdefinition")
        try DefinitionText.intent(DefinitionText.parameters("a b:String")).write(to: file)
        let output = folder.file("A.swift")
        let outcome = BuilderProgram.run([file.path, "--output", output.path])
        let message = "\(file.path):5: error: INIntentParameterName: “a b” is no name that Swift can have."
        #expect(outcome == .init(exitCode: 65, messages: [message]))
        #expect(!FileManager.default.fileExists(atPath: output.path))
    }

    @Test func badTableIsNamed() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("A.intentdefinition")
        try DefinitionText.intent("").write(to: file)
        let language = folder.file("fr.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try Data("\"a\" = ".utf8).write(to: language.appending(path: "A.strings"))
        let outcome = BuilderProgram.run([file.path])
        #expect(outcome.exitCode == 65)
        #expect(outcome.messages.first?.hasPrefix("\(language.path)/A.strings:1: error: ") == true)
    }

    @Test func writesWhereItIsTold() throws {
        let folder = try TemporaryFolder()
        let output = folder.file("Lights.swift")
        #expect(BuilderProgram.run([WriterTests.lights.path, "-o", output.path]) == .init())
        let printed = BuilderProgram.run([WriterTests.lights.path]).text
        #expect(try String(contentsOf: output, encoding: .utf8) == printed)
    }

    @Test func tablesOfAnotherFolder() throws {
        let folder = try TemporaryFolder()
        let language = folder.file("fr.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try Data("\"tIt001\" = \"Régler les lampes\";".utf8).write(to: language.appending(path: "Lights.strings"))
        let source = BuilderProgram.run([WriterTests.lights.path, "--strings", folder.url.path]).text
        #expect(source.contains("\"tIt001\": \"Régler les lampes\","))
        #expect(!source.contains("Lámpák"))
    }
}
