// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// What OpenVPN is told; its description shows no secret.
struct ManagementCommand: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
    let text: String

    /// Between two reports of the bytes.
    static func bytes(every seconds: Int) -> Self { Self(text: "bytecount \(seconds)") }
    /// Has the bytes told at once.
    static let figures = Self(text: "status")
    static let restart = Self(text: "signal SIGUSR1")
    static let end = Self(text: "signal SIGTERM")
    static let release = Self(text: "hold release")
    static let states = Self(text: "state on")
    static let log = Self(text: "log on")

    static func user(_ user: String, for subject: String) -> Self {
        Self(text: "username \(quoted(subject)) \(quoted(user))")
    }

    static func password(_ password: String, for subject: String) -> Self {
        Self(text: "password \(quoted(subject)) \(quoted(password))")
    }

    /// A password and the answer to a question that the profile holds, as the server takes them apart.
    static func password(_ password: String, answer: String, for subject: String) -> Self {
        let parts = [password, answer].map { Data($0.utf8).base64EncodedString() }
        return self.password("SCRV1:" + parts.joined(separator: ":"), for: subject)
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    var description: String { text.prefix { $0 != " " } + " …" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
