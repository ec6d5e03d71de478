// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Graphics
import SnippetPictures
import SnippetWorker
import Snippets
import TestSupport
import Testing

/// Pictures from `beckon-picture` in its sandbox, which needs bubblewrap and user namespaces as every app does.
struct PictureProcessTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let folders = ["/usr/local/share", "/usr/share"]

    private func process() throws -> PictureProcess {
        try PictureProcess(environment: Self.environment, executable: Products.program("beckon").path)
    }

    @Test(arguments: StatusSnippet.allCases)
    func drawsWhatTheLibraryDraws(_ state: StatusSnippet) async throws {
        let node = state.node(.hungarian)
        let drawn = try await process().png(
            PictureRequest(
                node: node, width: 320, scale: 2, scheme: .dark, language: "hu", dataDirectories: Self.folders))
        let expected = try PictureSnippet(symbols: SymbolLibrary(dataDirectories: Self.folders)).png(
            node, width: 320, scale: 2, appearance: SnippetAppearance(scheme: .dark, language: "hu"))
        #expect(drawn == expected)
    }

    @Test func drawsImagesOfTheBundle() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let resources = folder.appendingPathComponent("Resources")
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#00f"/></svg>
            """
        try Data(svg.utf8).write(to: resources.appendingPathComponent("blue.svg"))
        let image = SnippetNode.image(ImageNode(source: .resource("blue")))
        let png = try await process().png(PictureRequest(node: image, resources: resources.path))
        #expect(try Pixels(png).bounds { $0 == 0xFF00_00FF }?.x.count == 10)
    }

    @Test func tooMuchIsRefused() async throws {
        let node = SnippetNode.group(Array(repeating: .divider, count: 6_000))
        let error = await #expect(throws: SnippetError.self) { try await process().png(PictureRequest(node: node)) }
        #expect(error?.code == .tooLarge)
    }

    /// Depth that JSON may not have ends in an error of the request, before anything is drawn.
    @Test func tooDeepIsRefused() async throws {
        let node = (0..<200).reduce(text("a")) { node, _ in .group([node]) }
        let error = await #expect(throws: SnippetError.self) { try await process().png(PictureRequest(node: node)) }
        #expect(error?.code == .request)
    }

    struct Failure: CustomTestStringConvertible {
        var script: String
        var message: String
        var testDescription: String { script }
    }

    @Test(arguments: [
        Failure(script: "sleep 600", message: "took longer than 0.5 seconds"),
        Failure(script: "kill -9 $$", message: "ended with exit code 137"),
        Failure(script: "echo oh no >&2; exit 3", message: "ended with exit code 3 and drew nothing. oh no"),
        Failure(script: "cat", message: "wrote no picture"),
        Failure(script: "cat /etc/passwd || exit 4", message: "ended with exit code 4"),
        Failure(script: "ls /home >&2 || exit 5", message: "ended with exit code 5"),
        Failure(script: "echo x >/proc/self/comm || exit 7", message: "ended with exit code 7"),
        Failure(script: "touch /usr/a /tmp/a || exit 6", message: "ended with exit code 6"),
    ])
    func saysHowAProgramFailed(_ failure: Failure) async throws {
        let program = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: program) }
        try Data("#!/bin/sh\n\(failure.script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        var limits = PictureProcess.Limits()
        limits.time = failure.script.hasPrefix("sleep") ? .milliseconds(500) : .seconds(60)
        let process = PictureProcess(
            program: program.path, environment: ["PATH": "/usr/bin:/bin"], limits: limits)
        let error = await #expect(throws: SnippetError.self) {
            try await process.png(PictureRequest(node: .empty))
        }
        #expect(error?.code == .process)
        #expect(error?.message.contains(failure.message) == true, "\(error?.message ?? "")")
    }

    /// Groups of ten times the group before, each image of which librsvg draws for many seconds.
    @Test func imagesWithoutEndAreStopped() async throws {
        let groups = (1..<9).map { level in
            "<g id='g\(level)'>\(String(repeating: "<use href='#g\(level - 1)'/>", count: 10))</g>"
        }
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="500" height="500">
            <defs><g id="g0"><rect width="9" height="9"/></g>\(groups.joined())</defs><use href="#g8"/></svg>
            """
        let image = SnippetNode.image(ImageNode(source: .data(Data(svg.utf8).base64EncodedString())))
        var limits = PictureProcess.Limits()
        limits.time = .seconds(2)
        let program = try process().program
        let process = PictureProcess(program: program, environment: Self.environment, limits: limits)
        let error = await #expect(throws: SnippetError.self) {
            try await process.png(PictureRequest(node: column(image, image, image, image)))
        }
        #expect(error?.message.contains("took longer than 2.0 seconds") == true, "\(error?.message ?? "")")
    }

    @Test func endsWithItsMemory() async throws {
        var limits = PictureProcess.Limits()
        limits.memory = 4 << 20
        let program = try process().program
        let process = PictureProcess(program: program, environment: Self.environment, limits: limits)
        let error = await #expect(throws: SnippetError.self) {
            try await process.png(PictureRequest(node: ControlsSnippet.node))
        }
        #expect(error?.code == .process)
    }

    @Test func endsWithItsTask() async throws {
        let process = try process()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await process.png(PictureRequest(node: ControlsSnippet.node))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func anotherProgramIsNoPicture() async throws {
        let process = PictureProcess(program: "/usr/bin/true", environment: Self.environment)
        let error = await #expect(throws: SnippetError.self) { try await process.png(PictureRequest(node: .empty)) }
        #expect(error?.code == .process)
    }

    @Test func isFoundBesideItsHost() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = folder.appendingPathComponent("bin/beckon")
        let tool = folder.appendingPathComponent("libexec/beckon/beckon-picture")
        for file in [host, tool] {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        let error = #expect(throws: SnippetError.self) { try PictureProcess(environment: [:], executable: host.path) }
        #expect(error?.code == .process)
        try FileManager.default.createSymbolicLink(atPath: tool.path, withDestinationPath: "/usr/bin/true")
        #expect(try PictureProcess(environment: [:], executable: host.path).program == tool.path)
    }
}
