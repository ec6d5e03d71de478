// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import ChildProcess
import Foundation
import TestSupport
import Testing

extension Python {
    static func script(_ name: String) throws -> String {
        try #require(Bundle.module.url(forResource: "Peers/\(name)", withExtension: "py")).path
    }
}

/// A program on the other end of a stream.
final class Peer {
    let transport: FileDescriptorTransport
    private let child: ChildProcess

    init(_ program: String, _ arguments: [String]) async throws {
        var input = try DescriptorPipe()
        var output = try DescriptorPipe()
        child = try await Spawner.shared.spawn(
            Self.command(program, arguments), descriptors: [0: input.reading, 1: output.writing, 2: STDERR_FILENO])
        transport = FileDescriptorTransport(reading: output.takeReading(), writing: input.takeWriting())
    }

    deinit {
        transport.close()
        child.kill()
    }

    /// What a program prints that runs to its end.
    static func output(of program: String, _ arguments: [String]) async throws -> Data {
        let run = try await ChildProcess.run(command(program, arguments), limit: .seconds(60))
        try #require(run.status.succeeded, "\(program): \(run.status) \(run.errorOutput)")
        return Data(run.output.utf8)
    }

    private static func command(_ program: String, _ arguments: [String]) -> Command {
        Command(
            program, arguments,
            environment: ProcessInfo.processInfo.environment.merging(Python.modules) { $1 })
    }
}
