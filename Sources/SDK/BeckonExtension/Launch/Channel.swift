// SPDX-License-Identifier: Apache-2.0
@preconcurrency import Glibc

/// The two descriptors that carry MCP, out of the reach of the author's code and children.
struct Channel {
    let reading: Int32
    let writing: Int32

    /// Standard input and output, moved away; what the author prints goes to standard error from now on.
    static func standardStreams() -> Channel? {
        let reading = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        let writing = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        guard reading >= 0, writing >= 0 else { return nil }
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        if nothing >= 0 {
            dup2(nothing, STDIN_FILENO)
            close(nothing)
        }
        divertPrinting()
        return Channel(reading: reading, writing: writing)
    }

    /// Descriptors of the host's; nil where they are not open.
    static func inherited(reading: Int32, writing: Int32) -> Channel? {
        unsetenv(LaunchOptions.channelVariable)
        guard fcntl(reading, F_SETFD, FD_CLOEXEC) == 0, fcntl(writing, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
        divertPrinting()
        return Channel(reading: reading, writing: writing)
    }

    /// Sends `print` to standard error, line by line, so that a crash loses nothing of it.
    private static func divertPrinting() {
        dup2(STDERR_FILENO, STDOUT_FILENO)
        setvbuf(stdout, nil, _IOLBF, 0)
    }
}
