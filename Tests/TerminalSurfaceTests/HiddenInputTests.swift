// SPDX-License-Identifier: Apache-2.0
import Glibc
import Testing

@testable import TerminalSurface

struct HiddenInputTests {
    private static func settings(_ descriptor: Int32) throws -> termios {
        var settings = termios()
        try #require(tcgetattr(descriptor, &settings) == 0)
        return settings
    }

    @Test func hidesAndPutsBack() throws {
        var ends: (Int32, Int32) = (-1, -1)
        try #require(openpty(&ends.0, &ends.1, nil, nil, nil) == 0)
        defer {
            close(ends.0)
            close(ends.1)
        }
        let before = try Self.settings(ends.1)
        #expect(before.c_lflag & tcflag_t(ECHO) != 0)
        write(ends.0, "typed before\n", 13)
        var waiting = pollfd(fd: ends.1, events: Int16(POLLIN), revents: 0)
        // What is written at one end arrives at the other a moment later.
        try #require(poll(&waiting, 1, 5000) == 1)
        try HiddenInput.begin(on: ends.1)
        let hidden = try Self.settings(ends.1)
        #expect(hidden.c_lflag & tcflag_t(ECHO | ECHONL) == 0)
        // Ctrl-C still works, and it is still lines that are read.
        #expect(hidden.c_lflag & tcflag_t(ISIG) != 0)
        #expect(hidden.c_lflag & tcflag_t(ICANON) != 0)
        #expect(poll(&waiting, 1, 0) == 0, "what was typed before is still there")
        HiddenInput.end()
        let after = try Self.settings(ends.1)
        #expect(after.c_lflag == before.c_lflag)
        #expect(withUnsafeBytes(of: after.c_cc) { Array($0) } == withUnsafeBytes(of: before.c_cc) { Array($0) })
        HiddenInput.end()
    }

    @Test func refusesWhatIsNoTerminal() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        #expect(throws: ConsoleError.self) { try HiddenInput.begin(on: ends[0]) }
    }
}
