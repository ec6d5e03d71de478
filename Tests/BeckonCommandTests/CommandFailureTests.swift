// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Snippets
import TerminalSurface
import Testing

@testable import BeckonCommand

/// The outcome and the stable code that errors come to.
struct CommandFailureTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var error: any Error
        var kind: OutcomeKind
        var code: String
        var testDescription: String { "\(type(of: error)) as \(code)" }
    }

    @Test(arguments: [
        Case(error: SnippetError(.tooLarge, "a"), kind: .unavailable, code: "notDrawn"),
        Case(error: SnippetError(.process, "a"), kind: .unavailable, code: "notDrawn"),
        Case(error: HostError(.unknownApp, "a"), kind: .notFound, code: "unknownApp"),
        Case(error: ActionFailure(.denied, "a"), kind: .denied, code: "denied"),
        Case(error: ConsoleError(.failed, "a"), kind: .unavailable, code: "failed"),
    ])
    func knows(_ example: Case) {
        let failure = CommandFailure(example.error, call: "beckon", words: .english)
        #expect(failure.kind == example.kind)
        #expect(failure.code == example.code)
        #expect(failure.message == "a")
    }
}
