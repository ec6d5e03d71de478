// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation

/// How an extension ended, in words.
struct CrashReport {
    private static let shown = 8

    let app: String
    let exit: ExitStatus?
    /// Why the host killed it, where it did.
    let verdict: String?
    /// How the connection ended, as the wire saw it.
    let connection: String?
    /// The end of its standard error, of which the last lines are shown.
    let lines: [String]

    var error: HostError {
        if verdict == nil, case .exited(1)? = exit, let line = lines.last(where: { $0.hasPrefix("bwrap: ") }) {
            return HostError(
                .sandbox, "The sandbox of “\(app)” could not be made: \(line.dropFirst(7)). `beckon doctor` says more.")
        }
        let last = telling.isEmpty ? "" : " The last it wrote:\n" + telling.map { "  \($0)" }.joined(separator: "\n")
        return HostError(.crashed, "The extension of “\(app)” \(reason).\(last)")
    }

    /// The lines before the frames that Swift prints after a trap, which tell a person nothing.
    private var telling: ArraySlice<String> {
        let frames = lines.firstIndex { $0.hasPrefix("Current stack trace:") || $0.hasPrefix("*** Signal ") }
        return lines[..<(frames ?? lines.endIndex)].suffix(Self.shown)
    }

    private var reason: String {
        // A verdict may end in another's sentence, and the stop comes after it.
        if let verdict { return "was ended, because \(verdict.hasSuffix(".") ? String(verdict.dropLast()) : verdict)" }
        return switch exit {
        case .killed(let number): "was killed by \(Self.name(of: number))"
        // The shell's convention, which bubblewrap follows for the program inside.
        case .exited(let status) where status > 128: "crashed with \(Self.name(of: status - 128))"
        case .exited(0): "ended before it answered" + (connection.map { " (\($0))" } ?? "")
        case .exited(let status): "ended with status \(status) before it answered"
        case nil: "closed its channel"
        }
    }

    static func name(of signal: Int32) -> String {
        let names: [Int32: String] = [
            SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
            SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGSYS: "SIGSYS", SIGXFSZ: "SIGXFSZ",
        ]
        let number = "signal \(signal)"
        return names[signal].map { "\($0) (\(number), \(String(cString: strsignal(signal))))" } ?? number
    }
}
