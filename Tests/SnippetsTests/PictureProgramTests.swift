// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import ChildProcess
import Foundation
import Graphics
import Snippets
import TestSupport
import Testing

/// The program `beckon-picture` by itself, with whatever is put on its standard input.
struct PictureProgramTests {
    struct Refusal: CustomTestStringConvertible {
        var name: String
        var input: String
        var code: SnippetError.Code
        var testDescription: String { name }
    }

    private static let program = Products.program("beckon-picture").path

    private func run(_ input: String) async throws -> CompletedRun {
        try await ChildProcess.run(
            Command(Self.program, environment: ["HOME": "/nonexistent", "LD_LIBRARY_PATH": Self.libraries]),
            input: input, limit: .seconds(60))
    }

    private static let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""

    @Test func writesOnePicture() async throws {
        let request = PictureRequest(node: StatusSnippet.active.node(.english), dataDirectories: ["/usr/share"])
        let done = try await run(String(decoding: request.json.serialized(), as: UTF8.self))
        #expect(done.status == .exited(0))
        #expect(done.errorOutput.isEmpty)
        #expect(done.output.hasPrefix("\u{FFFD}PNG"))
    }

    @Test(arguments: [
        Refusal(name: "nothing", input: "", code: .request),
        Refusal(name: "no JSON", input: "\u{0}\u{1}{", code: .request),
        Refusal(name: "no node", input: "{}", code: .request),
        Refusal(name: "unknown view", input: #"{"node":{"kind":"spaceship"}}"#, code: .request),
        Refusal(name: "unknown scheme", input: #"{"node":{"kind":"empty"},"scheme":"pink"}"#, code: .request),
        Refusal(
            name: "brackets without end", input: #"{"node":"# + String(repeating: "[", count: 60_000), code: .request),
    ])
    func refuses(_ refusal: Refusal) async throws {
        let done = try await run(refusal.input)
        #expect(done.status == .exited(EX_DATAERR))
        #expect(done.output.isEmpty)
        let error = try SnippetError(json: JSONValue(parsing: Data(done.errorOutput.utf8)))
        #expect(error.code == refusal.code)
        #expect(!error.message.isEmpty)
    }
}
