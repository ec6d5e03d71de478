// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The standard streams of this process, written without a buffer of ours, so that nothing is lost at the end.
package final class SystemConsole: Console {
    package let features: ConsoleFeatures
    private let lines: LineReader

    package init(environment: [String: String]) {
        features = .system(environment: environment)
        lines = LineReader(descriptor: STDIN_FILENO)
    }

    package func write(_ text: String, to stream: ConsoleStream) throws {
        let descriptor = stream == .output ? STDOUT_FILENO : STDERR_FILENO
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                let name = stream == .output ? "standard output" : "error stream"
                throw ConsoleError(
                    errno == EPIPE ? .readerGone : .failed,
                    "The \(name) cannot be written: \(String(cString: strerror(errno))).")
            }
        }
    }

    package func readLine() async throws -> String? { try await lines.next() }

    package func readSecret(prompt: String) async throws -> String? {
        try HiddenInput.begin(on: STDIN_FILENO)
        defer {
            HiddenInput.end()
            lines.forget()
        }
        lines.forget()
        try write(prompt, to: .error)
        return try await lines.next()
    }
}
