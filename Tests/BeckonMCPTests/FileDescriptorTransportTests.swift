// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Foundation
import Glibc
import Synchronization
import Testing
import mcp_test_server

/// Streams over real pipes and sockets.
struct FileDescriptorTransportTests {
    /// The two ends of a pair of pipes, or of one socket.
    private static func streams(
        socket: Bool = false, timeout: Duration? = .seconds(30), isShared: Bool = true
    ) -> (
        near: FileDescriptorTransport, far: (reading: Int32, writing: Int32)
    ) {
        var there: [Int32] = [0, 0]
        var back: [Int32] = [0, 0]
        guard !socket else {
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &there)
            let near = FileDescriptorTransport(
                reading: there[0], writing: there[0], sendTimeout: timeout, isShared: isShared)
            return (near, (there[1], there[1]))
        }
        pipe(&there)
        pipe(&back)
        return (
            FileDescriptorTransport(
                reading: back[0], writing: there[1], sendTimeout: timeout, isShared: isShared), (there[0], back[1])
        )
    }

    @Test(arguments: [true, false], [true, false])
    func carriesLargeFrames(socket: Bool, isShared: Bool) async throws {
        let (near, far) = Self.streams(socket: socket, isShared: isShared)
        let client = MCPClient(transport: near, implementation: Implementation(name: "x", version: "1"))
        let server = MCPServer(
            transport: FileDescriptorTransport(reading: far.reading, writing: far.writing), handler: TestHandler())
        let running = Task { await server.run() }
        _ = try await client.connect()
        let text = String(repeating: "0123456789\u{e9}\n\"", count: 40_000)
        let outcome = try await client.callTool(ToolCall(name: "echo", arguments: ["text": .string(text)]))
        guard case .complete(let result) = outcome else { throw CancellationError() }
        #expect(result[key: "structuredContent"]?[key: "value"] == .string(text))
        client.close()
        try await within(.seconds(10), "end of the server") { await running.value }
    }

    @Test func endsWithAFrameBeyondTheLimit() async throws {
        let (near, far) = Self.streams()
        let end = TestEnd(near)
        let megabyte = [UInt8](repeating: UInt8(ascii: "1"), count: 1 << 20)
        let writer = Thread {
            for _ in 0..<9 where write(far.writing, megabyte, megabyte.count) < 0 { break }
        }
        writer.start()
        #expect(try await end.next() == nil)
        Self.closeAll(far)
    }

    @Test func aServerSaysWhyItCannotReadOn() async throws {
        let (near, far) = Self.streams()
        let client = TestEnd(FileDescriptorTransport(reading: far.reading, writing: far.writing))
        let server = MCPServer(transport: near, handler: TestHandler())
        let running = Task { await server.run() }
        try client.send("[" + String(repeating: " ", count: 8 << 20) + "]")
        let answer = try await client.next()
        #expect(answer?[key: "id"] == .null)
        #expect(answer?[key: "error"]?[key: "code"] == -32600)
        try await within(.seconds(10), "end of the server") { await running.value }
        #expect(server.fault == "A frame is longer than 8388608 bytes.")
        client.close()
    }

    @Test func reportsAStreamCutWithinAFrame() async throws {
        let (near, far) = Self.streams()
        let (events, continuation) = AsyncStream.makeStream(of: String?.self)
        near.start { event in
            if case .closed(let reason) = event { continuation.yield(reason) }
        }
        _ = write(far.writing, "{\"jsonrpc\"", 10)
        Self.closeAll(far)
        let reason = try await within(.seconds(10), "end") { await events.first { _ in true } ?? nil }
        #expect(reason == "The stream ended within a frame.")
    }

    /// Writing to a pipe that nobody reads ends other programs.
    @Test func survivesAPeerThatIsGone() async throws {
        let (near, far) = Self.streams()
        #expect(near.isOpen)
        Self.closeAll(far)
        #expect(!near.isOpen)
        #expect(throws: MCPError.self) { try near.send(Data("{}".utf8)) }
        near.close()
    }

    @Test(arguments: [true, false])
    func givesUpOnAPeerThatDoesNotRead(isShared: Bool) async throws {
        let (near, far) = Self.streams(timeout: .milliseconds(50), isShared: isShared)
        let frame = Data(repeating: UInt8(ascii: "1"), count: 1 << 20)
        #expect(throws: MCPError.self) { try near.send(frame) }
        near.close()
        Self.closeAll(far)
    }

    @Test func closesWhileItReadsAndWrites() async throws {
        let (near, far) = Self.streams(timeout: nil)
        let end = TestEnd(near)
        let (failures, continuation) = AsyncStream.makeStream(of: Bool.self)
        Thread.detachNewThread {
            let sent: Void? = try? near.send(Data(repeating: UInt8(ascii: "1"), count: 1 << 20))
            continuation.yield(sent == nil)
        }
        near.close()
        #expect(try await end.next() == nil)
        #expect(try await within(.seconds(10), "failure") { await failures.first { _ in true } } == true)
        #expect(throws: MCPError.self) { try near.send(Data("{}".utf8)) }
        Self.closeAll(far)
    }

    @Test func announcesAFrameByASpace() throws {
        let (near, far) = Self.streams()
        near.announce()
        try near.send(Data("{}".utf8))
        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(read(far.reading, &bytes, bytes.count) == 4)
        #expect(String(decoding: bytes[..<4], as: UTF8.self) == " {}\n")
        near.close()
        Self.closeAll(far)
    }

    @Test(arguments: [true, false])
    func announcesNothingToAPeerThatDoesNotRead(isShared: Bool) throws {
        let (near, far) = Self.streams(timeout: .milliseconds(50), isShared: isShared)
        #expect(throws: MCPError.self) { try near.send(Data(repeating: UInt8(ascii: "1"), count: 1 << 20)) }
        near.announce()
        near.close()
        Self.closeAll(far)
    }

    /// Threads that wait for an answer read beside the one whose work it is.
    @Test func deliversInOrderWhoeverReads() async throws {
        let (near, far) = Self.streams()
        let (frames, continuation) = AsyncStream.makeStream(of: String.self)
        let isOver = Atomic(false)
        near.start { event in
            guard case .frame(let frame) = event else { return continuation.finish() }
            continuation.yield(String(decoding: frame, as: UTF8.self))
        }
        for _ in 0..<2 {
            Thread.detachNewThread {
                while !isOver.load(ordering: .relaxed) { near.attend { !isOver.load(ordering: .relaxed) } }
            }
        }
        Thread.detachNewThread {
            for number in 0..<2000 {
                // Pieces that end within frames.
                let line = [UInt8]("\(number)\n\n\(number)".utf8)
                _ = write(far.writing, line, line.count)
                _ = write(far.writing, "\n", 1)
            }
            Self.closeAll(far)
        }
        let received = try await within(.seconds(30), "frames") { await frames.reduce(into: []) { $0.append($1) } }
        isOver.store(true, ordering: .relaxed)
        #expect(received == (0..<2000).flatMap { ["\($0)", "\($0)"] })
        near.close()
    }

    /// Work that keeps its thread hinders neither other calls nor its own cancellation.
    @Test func readsOnWhileWorkKeepsItsThread() async throws {
        let (near, far) = Self.streams()
        let client = MCPClient(transport: near, implementation: Implementation(name: "x", version: "1"))
        let server = MCPServer(
            transport: FileDescriptorTransport(reading: far.reading, writing: far.writing), handler: TestHandler())
        let running = Task { await server.run() }
        _ = try await client.connect()
        for round in 1...3 {
            let blocked = Task { try await client.callTool(ToolCall(name: "block")) }
            try await within(.seconds(10), "other call") {
                for _ in 0..<20 { _ = try await client.callTool(ToolCall(name: "echo", arguments: ["text": "hi"])) }
            }
            blocked.cancel()
            await #expect(throws: CancellationError.self) { try await blocked.value }
            try await within(.seconds(10), "cancellation") {
                while true {
                    guard case .complete(let result) = try await client.callTool(ToolCall(name: "cancelled")) else {
                        return
                    }
                    if result[key: "structuredContent"]?[key: "value"] == .integer(round) { return }
                }
            }
        }
        client.close()
        try await within(.seconds(10), "end of the server") { await running.value }
    }

    private static func closeAll(_ ends: (reading: Int32, writing: Int32)) {
        close(ends.reading)
        if ends.writing != ends.reading { close(ends.writing) }
    }
}
