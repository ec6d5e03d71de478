// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import Foundation
import Testing

struct FrameDecoderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let chunks: [String]
        let frames: [String]
        var leavesUnfinished = false
    }

    @Test(arguments: [
        Case(testDescription: "one frame", chunks: ["{}\n"], frames: ["{}"]),
        Case(testDescription: "several in a chunk", chunks: ["1\n2\n3\n"], frames: ["1", "2", "3"]),
        Case(testDescription: "one in pieces", chunks: ["{", "\"a\"", ":1}", "\n"], frames: ["{\"a\":1}"]),
        Case(
            testDescription: "cut across", chunks: ["12", "3\n45", "6\n7"], frames: ["123", "456"],
            leavesUnfinished: true),
        Case(testDescription: "a line end alone", chunks: ["abc", "\n", "\n", "d\n"], frames: ["abc", "d"]),
        Case(testDescription: "empty lines and returns", chunks: ["\n\r\n  \n1\r\n"], frames: ["1\r"]),
        Case(testDescription: "letters cut in two", chunks: ["\"\u{e9}", "\u{1F600}\"\n"], frames: ["\"é😀\""]),
        Case(testDescription: "announced by spaces", chunks: [" ", " ", "1\n", " 2\n"], frames: ["1", " 2"]),
        Case(testDescription: "announced and not sent", chunks: ["1\n", " "], frames: ["1"]),
        Case(testDescription: "nothing", chunks: [""], frames: []),
    ])
    func cutsAtLineEnds(example: Case) throws {
        var decoder = FrameDecoder(limit: 100)
        var frames: [String] = []
        for chunk in example.chunks {
            Data(chunk.utf8).withUnsafeBytes { decoder.append($0) }
            while let frame = try decoder.next() { frames.append(String(decoding: frame, as: UTF8.self)) }
        }
        #expect(frames == example.frames)
        #expect(decoder.isWithinFrame == example.leavesUnfinished)
    }

    @Test func takesEveryCutOfAStream() throws {
        let stream = Array("{\"a\":1}\n\n[2]\n\"three\"\n".utf8)
        for size in 1...stream.count {
            var decoder = FrameDecoder(limit: 100)
            var frames: [String] = []
            for start in stride(from: 0, to: stream.count, by: size) {
                stream[start..<min(start + size, stream.count)].withUnsafeBytes { decoder.append($0) }
                while let frame = try decoder.next() { frames.append(String(decoding: frame, as: UTF8.self)) }
            }
            #expect(frames == ["{\"a\":1}", "[2]", "\"three\""])
        }
    }

    @Test(arguments: ["12345678901\n", "12345678901", "1\n12345678901"])
    func refusesFramesBeyondTheLimit(stream: String) throws {
        var decoder = FrameDecoder(limit: 10)
        Data(stream.utf8).withUnsafeBytes { decoder.append($0) }
        #expect(throws: MCPError.self) { while try decoder.next() != nil {} }
    }

    @Test func takesFramesOfExactlyTheLimit() throws {
        var decoder = FrameDecoder(limit: 10)
        Data("1234567890\n".utf8).withUnsafeBytes { decoder.append($0) }
        #expect(try decoder.next()?.count == 10)
    }
}
