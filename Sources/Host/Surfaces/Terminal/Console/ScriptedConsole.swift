// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A console whose person says what a script holds, and which remembers all that was written.
package final class ScriptedConsole: Console {
    private struct State {
        var lines: [String]
        var output = ""
        var error = ""
        var secretsAsked = 0
        var failure: ConsoleError?
    }

    package let features: ConsoleFeatures
    private let state: Mutex<State>

    /// - Parameter lines: what the person types; then the input ends.
    package init(_ lines: [String] = [], features: ConsoleFeatures = .person) {
        self.features = features
        state = Mutex(State(lines: lines))
    }

    package var output: String { state.withLock { $0.output } }
    package var error: String { state.withLock { $0.error } }
    /// How many lines were read unseen.
    package var secretsAsked: Int { state.withLock { $0.secretsAsked } }
    /// What the person has not typed yet.
    package var unread: [String] { state.withLock { $0.lines } }

    /// Lets every later write fail.
    package func breakOutput(_ failure: ConsoleError) { state.withLock { $0.failure = failure } }

    package func write(_ text: String, to stream: ConsoleStream) throws {
        try state.withLock { state in
            if let failure = state.failure { throw failure }
            if stream == .output { state.output += text } else { state.error += text }
        }
    }

    package func readLine() async throws -> String? {
        try Task.checkCancellation()
        return state.withLock { $0.lines.isEmpty ? nil : $0.lines.removeFirst() }
    }

    package func readSecret(prompt: String) async throws -> String? {
        try write(prompt, to: .error)
        state.withLock { $0.secretsAsked += 1 }
        return try await readLine()
    }
}

extension ConsoleFeatures {
    /// Somebody at a plain terminal of 80 columns.
    package static let person = ConsoleFeatures(inputIsTerminal: true, outputIsTerminal: true, errorIsTerminal: true)
}
