// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import ChildProcess
import Foundation
import TestSupport
import Testing

/// The gallery, or another app of the fixtures, as a process, served as the host would: over descriptors of its own.
final class GalleryProcess: Sendable {
    let client: MCPClient
    private let child: ChildProcess
    private let errors: OutputTail

    /// - Parameter isHosted: whether the process is told that the host opened the channel.
    init(
        _ program: String = "GalleryApp", isHosted: Bool = true, preferred: ProtocolRevision = .v20260728,
        environment: [String: String] = [:]
    ) async throws {
        let program = try Self.executable(program).path
        var input = try DescriptorPipe()
        var output = try DescriptorPipe()
        var errors = try DescriptorPipe()
        var environment = ["PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8"].merging(environment) { $1 }
        var descriptors: [Int32: Int32] = [0: input.reading, 1: output.writing, 2: errors.writing]
        if isHosted {
            environment["BECKON_CHANNEL"] = "3,4"
            descriptors = [1: errors.writing, 2: errors.writing, 3: input.reading, 4: output.writing]
        }
        child = try await Spawner.shared.spawn(
            Command(program, environment: environment), descriptors: descriptors)
        self.errors = OutputTail(reading: errors.takeReading())
        let transport = FileDescriptorTransport(reading: output.takeReading(), writing: input.takeWriting())
        client = MCPClient(
            transport: transport, implementation: Implementation(name: "tests", version: "1"), preferred: preferred,
            elicit: { _ in ["action": "decline"] }, inputRequests: [KeychainRequest.method])
    }

    deinit { child.kill() }

    /// Closes the channel; whether the process ended well, and the last that it wrote to standard error.
    func end() async -> (isWell: Bool, errors: String) {
        client.close()
        let status = await child.exit(within: .seconds(10))
        await errors.settle(within: .seconds(1))
        return (status?.succeeded == true, errors.lines().joined(separator: "\n"))
    }

    /// Runs the gallery to its end.
    static func run(_ arguments: [String] = [], environment: [String: String] = [:]) async throws -> CompletedRun {
        try await ChildProcess.run(Command(executable().path, arguments, environment: environment))
    }

    static func executable(_ name: String = "GalleryApp") throws -> URL {
        let program = Products.program(name)
        try #require(FileManager.default.isExecutableFile(atPath: program.path), "\(name) is not built.")
        return program
    }

    static func context(_ language: String, isAuthenticated: Bool = false, challenge: String? = nil) -> JSONValue {
        let context = RequestContext(
            languages: [language], locale: language.replacing("-", with: "_"), timeZone: "Europe/Budapest",
            isAuthenticated: isAuthenticated, challenge: challenge, surface: SurfaceName(rawValue: "tests"))
        return [MetaKey.context: context.json]
    }
}
