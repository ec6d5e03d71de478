// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Foundation
import Testing
import mcp_test_server

/// Streams that no peer in its senses would send, from fixed seeds.
struct FuzzTests {
    private static let seeds = [
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"é\n"},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}}}}}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
        #"{"jsonrpc":"2.0","id":3,"result":{"action":"accept","content":{"value":[1,2.5e3,"\ud83d\ude00"]}}}"#,
        #"{"jsonrpc":"2.0","id":"a","error":{"code":-32601,"message":"no"}}"#,
    ]

    /// Changes, drops, doubles or moves a few bytes.
    private static func mutate(_ text: String, _ random: inout SplitMix) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 0...6, using: &random) where !bytes.isEmpty {
            let index = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(bytes[index], at: index)
            case 3: bytes.insert(contentsOf: Array("{[\"\\".utf8).shuffled(using: &random), at: index)
            default: bytes.swapAt(index, Int.random(in: bytes.indices, using: &random))
            }
        }
        return bytes
    }

    @Test func whatIsReadCanBeWrittenAndReadAgain() throws {
        var random = SplitMix(state: 20_260_728)
        var accepted = 0
        for _ in 0..<1_500 {
            let bytes = Self.mutate(Self.seeds.randomElement(using: &random) ?? "", &random)
            guard let value = try? JSONValue(parsing: Data(bytes)) else { continue }
            accepted += 1
            #expect(try JSONValue(parsing: value.serialized()) == value)
        }
        #expect(accepted > 150)
    }

    /// A server that still answers after all that was sent to it is alive, and holds no lock.
    @Test(arguments: 1...4)
    func theServerOutlivesNonsense(seed: UInt64) async throws {
        var random = SplitMix(state: seed)
        let (near, far) = inMemoryPair()
        let client = TestEnd(near)
        let server = MCPServer(transport: far, handler: TestHandler())
        let running = Task { await server.run() }
        for _ in 0..<500 {
            let bytes = Self.mutate(Self.seeds.randomElement(using: &random) ?? "", &random)
            try near.send(Data(bytes))
        }
        try client.send(#"{"jsonrpc":"2.0","id":"the last","method":"no/such","params":{"_meta":{}}}"#)
        while let frame = try await client.next() {
            if frame[key: "id"] == "the last" { break }
        }
        client.close()
        try await within(.seconds(10), "end of the server") { await running.value }
    }

    /// A client takes nonsense as a violation; its pending call ends with an error.
    @Test(arguments: 1...20)
    func theClientEndsWithNonsense(seed: UInt64) async throws {
        var random = SplitMix(state: seed)
        let (near, far) = inMemoryPair()
        let server = TestEnd(far)
        let client = MCPClient(
            transport: near, implementation: Implementation(name: "x", version: "1"), probeTimeout: .seconds(60))
        let connecting = Task { try await client.connect() }
        _ = try await server.next()
        for _ in 0..<50 {
            let bytes = Self.mutate(Self.seeds.randomElement(using: &random) ?? "", &random)
            try? far.send(Data(bytes))
        }
        await #expect(throws: MCPError.self) { try await within(.seconds(10), "error") { try await connecting.value } }
        client.close()
    }
}

/// A small generator whose numbers are the same everywhere.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
