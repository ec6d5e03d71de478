// SPDX-License-Identifier: Apache-2.0
import Glibc
import Synchronization

/// Keeps a terminal from showing what is typed, and puts it back as it was.
package enum HiddenInput {
    private struct Terminal: Sendable {
        let descriptor: Int32
        let before: termios
    }

    private static let hidden = Mutex<Terminal?>(nil)

    /// Hides what is typed from now on, and drops what was typed before.
    ///
    /// The keys that stop or abort a program (Ctrl-Z, Ctrl-\\) do nothing meanwhile: the shell would get a terminal
    /// without echo. Ctrl-C works.
    /// - Throws: `ConsoleError` where that is no terminal, or it does not do so.
    package static func begin(on descriptor: Int32) throws {
        try hidden.withLock { hidden in
            var settings = termios()
            guard tcgetattr(descriptor, &settings) == 0 else { throw failure() }
            let before = settings
            settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
            settings.disable(VSUSP)
            settings.disable(VQUIT)
            guard tcsetattr(descriptor, TCSAFLUSH, &settings) == 0 else { throw failure() }
            hidden = Terminal(descriptor: descriptor, before: before)
            // It succeeds where it does a part of what it was told.
            guard tcgetattr(descriptor, &settings) == 0, settings.c_lflag & tcflag_t(ECHO) == 0 else {
                restore(&hidden)
                throw ConsoleError(.failed, "The terminal shows what is typed, so a secret cannot be asked.")
            }
        }
    }

    /// Puts the terminal back; does nothing where nothing is hidden. For every way out, also that of a second signal.
    package static func end() { hidden.withLock { restore(&$0) } }

    private static func restore(_ hidden: inout Terminal?) {
        guard let terminal = hidden else { return }
        var settings = terminal.before
        while tcsetattr(terminal.descriptor, TCSANOW, &settings) != 0, errno == EINTR {}
        hidden = nil
    }

    private static func failure() -> ConsoleError {
        ConsoleError(.failed, "A secret cannot be asked here: \(String(cString: strerror(errno))).")
    }
}

extension termios {
    /// Lets a key be a character like others; zero is `_POSIX_VDISABLE`, which Swift does not see.
    fileprivate mutating func disable(_ key: Int32) {
        withUnsafeMutableBytes(of: &c_cc) { $0[Int(key)] = 0 }
    }
}
