// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import ChildProcess
import Foundation
import Testing

/// The gallery served to a stranger, over standard input and output.
struct StandaloneTests {
    static let revisions: [ProtocolRevision] = [.v20260728, .v20251125]

    private func result(
        _ name: String, arguments: [String: JSONValue] = [:], meta: JSONValue? = nil,
        revision: ProtocolRevision = .v20260728, environment: [String: String] = [:]
    ) async throws -> ActionResult {
        let gallery = try await GalleryProcess(isHosted: false, preferred: revision, environment: environment)
        _ = try await gallery.client.connect()
        let call = ToolCall(name: name, arguments: arguments, meta: meta)
        guard case .complete(let json) = try await gallery.client.callTool(call) else {
            throw TranscriptError("\(name) asked something.")
        }
        _ = await gallery.end()
        return try ActionResult(toolResult: json)
    }

    @Test(arguments: revisions)
    func runsWhatNeedsNoGuard(revision: ProtocolRevision) async throws {
        let result = try await result("Greet", arguments: ["name": "Eve"], revision: revision)
        #expect(result.value == .string("Hello, Eve"))
    }

    @Test(arguments: revisions)
    func refusesWhatNeedsAuthentication(revision: ProtocolRevision) async throws {
        let result = try await result("PersonalNotes", revision: revision)
        #expect(result.failure?.code == .needsHost)
        #expect(result.failure?.message.contains("beckon mcp") == true)
        #expect(result.value == nil)
    }

    @Test(arguments: ["EraseAll", "AskSecret", "GoOn"])
    func refusesWhatOnlyTheHostCanFinish(name: String) async throws {
        let result = try await result(name)
        #expect(result.failure?.code == .needsHost)
        #expect(result.dialog == nil)
    }

    @Test func doesNotBelieveAContext() async throws {
        let result = try await result(
            "PersonalNotes", meta: GalleryProcess.context("hu"), environment: ["LANG": "en_US.UTF-8"])
        #expect(result.failure?.code == .needsHost)
        let spoken = try await self.result("VisitAtNight", meta: GalleryProcess.context("hu"))
        #expect(spoken.failure?.message == "The gallery is closed until 9.")
    }

    @Test func speaksTheLanguageOfItsEnvironment() async throws {
        let result = try await result("VisitAtNight", environment: ["LANG": "hu_HU.UTF-8"])
        #expect(result.failure?.message == "A galéria 9 óráig zárva.")
    }

    @Test func listsWhatCanBeDiscovered() async throws {
        let gallery = try await GalleryProcess(isHosted: false)
        _ = try await gallery.client.connect()
        let names = try await gallery.client.listTools().map(\.name)
        #expect(names.contains("EraseAll"))
        #expect(!names.contains("HiddenHelper"))
        _ = await gallery.end()
    }

    @Test func handshakeEraAsksByElicitation() async throws {
        let gallery = try await GalleryProcess(isHosted: false, preferred: .v20251125)
        _ = try await gallery.client.connect()
        // The tests' client declines whatever it is asked.
        guard case .complete(let json) = try await gallery.client.callTool(ToolCall(name: "Greet")) else {
            throw TranscriptError("The question came as a result.")
        }
        #expect(try ActionResult(toolResult: json).failure?.code == .cancelled)
        _ = await gallery.end()
    }

    @Test(
        arguments: [
            (["--version"], 0, "GalleryApp"), (["--help"], 0, "--catalogue"), (["--catalogue", "hu"], 0, "Köszöntés"),
            (["--nonsense"], 64, "--help"),
        ] as [([String], Int32, String)])
    func options(arguments: [String], status: Int32, text: String) async throws {
        let run = try await GalleryProcess.run(arguments)
        #expect(run.status == .exited(status))
        #expect((run.output + run.errorOutput).contains(text))
    }

    @Test func refusesAChannelThatIsNotOpen() async throws {
        let run = try await GalleryProcess.run(environment: ["BECKON_CHANNEL": "71,72"])
        #expect(run.status == .exited(64))
    }
}
