// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import Synchronization

/// Where one OpenVPN process calls to be steered: a socket in the service's own folder, gone once it has called.
final class ManagementSocket: Sendable {
    /// Much longer than any line that OpenVPN sends.
    private static let longestLine = 1 << 16

    private struct State {
        var listening: Int32?
        var connection: Int32?
        var isClosed = false
    }

    let path: String
    /// What OpenVPN says; ends when it hangs up or the socket is closed.
    let lines: AsyncStream<String>
    private let line: AsyncStream<String>.Continuation
    private let state: Mutex<State>

    /// - Throws: `SystemError`.
    init(path: String) throws {
        self.path = path
        let listening = try Self.listen(at: path)
        state = Mutex(State(listening: listening))
        (lines, line) = AsyncStream.makeStream()
        let thread = Thread { [self] in serve(listening) }
        thread.name = "connect-openvpn"
        thread.stackSize = 256 << 10
        thread.start()
    }

    private static func listen(at path: String) throws -> Int32 {
        guard let address = SocketAddress(path: path) else {
            throw SystemError(ENAMETOOLONG, "“\(path)” is too long for a socket")
        }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw SystemError(errno, "A socket could not be made") }
        unlink(path)
        guard address.use({ bind(descriptor, $0, $1) }) == 0, chmod(path, 0o600) == 0,
            Foundation.listen(descriptor, 1) == 0
        else {
            let cause = errno
            Foundation.close(descriptor)
            throw SystemError(cause, "“\(path)” could not be made")
        }
        return descriptor
    }

    /// Never waits: a process that has stopped reading is found by its silence.
    func send(_ command: ManagementCommand) {
        state.withLock { state in
            guard let connection = state.connection else { return }
            var bytes = Array((command.text + "\n").utf8)[...]
            while !bytes.isEmpty {
                let count = bytes.withUnsafeBytes {
                    Foundation.send(
                        connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
                }
                if count < 0, errno == EINTR { continue }
                // The end is seen by who reads.
                guard count > 0 else { return }
                bytes = bytes.dropFirst(count)
            }
        }
    }

    /// Hangs up, or stops waiting for the call.
    func close() {
        state.withLock { state in
            state.isClosed = true
            for descriptor in [state.listening, state.connection].compactMap({ $0 }) {
                shutdown(descriptor, Int32(SHUT_RDWR))
            }
        }
    }

    private func serve(_ listening: Int32) {
        let connection = accept(listening, nil, nil)
        let goesOn = state.withLock { state in
            state.listening = nil
            state.connection = connection >= 0 ? connection : nil
            return connection >= 0 && !state.isClosed
        }
        unlink(path)
        Foundation.close(listening)
        if goesOn { read(connection) }
        line.finish()
        state.withLock { $0.connection = nil }
        if connection >= 0 { Foundation.close(connection) }
    }

    private func read(_ connection: Int32) {
        var rest: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while rest.count < Self.longestLine {
            let count = Foundation.read(connection, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest += chunk[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                var bytes = rest[..<end]
                if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
                line.yield(String(decoding: bytes, as: UTF8.self))
                rest.removeFirst(end + 1)
            }
        }
    }
}
