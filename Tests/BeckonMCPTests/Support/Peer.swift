// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import Foundation
import Glibc
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
    private let process = Process()

    init(_ program: String, _ arguments: [String]) throws {
        let input = Pipe()
        let output = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        transport = FileDescriptorTransport(
            reading: fcntl(output.fileHandleForReading.fileDescriptor, F_DUPFD_CLOEXEC, 0),
            writing: fcntl(input.fileHandleForWriting.fileDescriptor, F_DUPFD_CLOEXEC, 0))
    }

    deinit {
        transport.close()
        if process.isRunning { process.terminate() }
    }

    /// What a program prints that runs to its end.
    static func output(of program: String, _ arguments: [String]) async throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        return try await within(.seconds(60), "end of \(program)") {
            defer { if process.isRunning { process.terminate() } }
            // Not on one of the few threads that all tests share.
            return await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(returning: (try? output.fileHandleForReading.readToEnd()) ?? Data())
                }
            }
        }
    }
}
