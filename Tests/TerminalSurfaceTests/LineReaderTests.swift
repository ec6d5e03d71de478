// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TerminalSurface

struct LineReaderTests {
    @Test func readsLinesAndTheRest() async throws {
        let pipe = Pipe()
        let reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\n\nthr".utf8))
        #expect(try await reader.next() == "one")
        #expect(try await reader.next() == "")
        try pipe.fileHandleForWriting.write(contentsOf: Data("ee\nrest".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try await reader.next() == "three")
        #expect(try await reader.next() == "rest")
        #expect(try await reader.next() == nil)
    }

    @Test func endsWhenItsTaskIsCancelled() async throws {
        let pipe = Pipe()
        let reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
        let task = Task { try await reader.next() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        // What comes later is not lost.
        try pipe.fileHandleForWriting.write(contentsOf: Data("later\n".utf8))
        #expect(try await reader.next() == "later")
    }
}
