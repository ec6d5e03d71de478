// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Foundation
import TestSupport
import Testing

/// The gallery as a process, served as the host would: over descriptors of its own.
final class GalleryProcess: Sendable {
    let client: MCPClient
    let process = Process()
    private let errors = Pipe()

    /// - Parameter isHosted: whether the process is told that the host opened the channel.
    init(isHosted: Bool = true, preferred: ProtocolRevision = .v20260728, environment: [String: String] = [:]) throws {
        let input = Pipe()
        let output = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        let program = try Self.executable().path
        process.arguments = [
            "-c",
            isHosted
                ? "exec 3<&0 4>&1 0</dev/null 1>&2; BECKON_CHANNEL=3,4 exec \"$0\""
                : "exec \"$0\"", program,
        ]
        process.environment = ["PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8"].merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let transport = FileDescriptorTransport(
            reading: dup(output.fileHandleForReading.fileDescriptor),
            writing: dup(input.fileHandleForWriting.fileDescriptor))
        try input.fileHandleForWriting.close()
        client = MCPClient(
            transport: transport, implementation: Implementation(name: "tests", version: "1"), preferred: preferred,
            elicit: { _ in ["action": "decline"] })
    }

    /// What the process wrote to standard error until its end.
    func end() -> String {
        client.close()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    static func executable() throws -> URL {
        let program = Products.program("GalleryApp")
        try #require(FileManager.default.isExecutableFile(atPath: program.path), "GalleryApp is not built.")
        return program
    }

    static func context(_ language: String) -> JSONValue {
        let context = RequestContext(
            languages: [language], locale: language.replacing("-", with: "_"), timeZone: "Europe/Budapest",
            isAuthenticated: true, surface: "tests")
        return [MetaKey.context: context.json]
    }
}
