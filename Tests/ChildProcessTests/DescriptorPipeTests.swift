// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Glibc
import Testing

@Suite struct DescriptorPipeTests {
    private struct Mishap: Error {}

    @Test func theEndThatNobodyTookIsClosedWithThePipe() throws {
        func reading() throws -> Int32 {
            var pipe = try DescriptorPipe()
            return pipe.takeReading()
        }
        let end = try reading()
        defer { close(end) }
        // Reading would wait for ever while anybody could still write.
        var byte: UInt8 = 0
        #expect(read(end, &byte, 1) == 0)
    }

    @Test func whatThrowsLeavesNoEndOpen() throws {
        func reading(_ end: inout Int32) throws {
            var pipe = try DescriptorPipe()
            end = dup(pipe.reading)
            pipe.closeReading()
            throw Mishap()
        }
        var end: Int32 = -1
        #expect(throws: Mishap.self) { try reading(&end) }
        defer { close(end) }
        var byte: UInt8 = 0
        #expect(read(end, &byte, 1) == 0)
    }

    @Test func anEndThatWasTakenStaysOpen() throws {
        func ends() throws -> (reading: Int32, writing: Int32) {
            var pipe = try DescriptorPipe()
            return (pipe.takeReading(), pipe.takeWriting())
        }
        let taken = try ends()
        defer { for end in [taken.reading, taken.writing] { close(end) } }
        #expect(write(taken.writing, "x", 1) == 1)
        var byte: UInt8 = 0
        #expect(read(taken.reading, &byte, 1) == 1)
    }
}
