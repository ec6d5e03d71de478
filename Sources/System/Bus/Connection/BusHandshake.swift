// SPDX-License-Identifier: Apache-2.0
internal import CSystemd
import Foundation
import Glibc

/// Authenticates on a bus's socket one line at a time.
///
/// libsystemd sends the whole exchange at once, which filtering proxies such as xdg-dbus-proxy refuse to pass on. So the
/// exchange is made here, and libsystemd is shown the same answers on a socket pair (see ``BusHandle``).
struct BusHandshake {
    /// An authenticated socket, and what the peer said about it.
    struct Outcome {
        let socket: Int32
        /// The bus's identity as it named it in `OK`.
        let guid: String
        let passesDescriptors: Bool
    }

    let address: BusAddress
    let limit: Duration

    func run() throws(BusError) -> Outcome {
        let socket = try connect()
        do throws(BusError) {
            try send("\0AUTH EXTERNAL\r\n", socket)
            try expect("DATA", from: socket)
            try send("DATA\r\n", socket)
            let guid = try expect("OK", from: socket)
            try send("NEGOTIATE_UNIX_FD\r\n", socket)
            let passes = try line(from: socket) == "AGREE_UNIX_FD"
            try send("BEGIN\r\n", socket)
            return Outcome(socket: socket, guid: guid, passesDescriptors: passes)
        } catch {
            close(socket)
            throw error
        }
    }

    private func connect() throws(BusError) -> Int32 {
        let names = address.socketNames
        guard !names.isEmpty else {
            throw BusError(
                .cannotConnect, "“\(address)” is not an address of a local bus; write unix:path=… or unix:abstract=…")
        }
        var fault: Int32 = 0
        for name in names {
            let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            guard descriptor >= 0 else {
                fault = errno
                continue
            }
            var whole = timeval(tv_sec: Int(limit.components.seconds), tv_usec: 0)
            let size = socklen_t(MemoryLayout<timeval>.size)
            setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &whole, size)
            setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &whole, size)
            if connect(descriptor, to: name) { return descriptor }
            fault = errno
            close(descriptor)
        }
        throw BusError(.cannotConnect, "no bus answers at “\(address)”: \(errorText(fault))")
    }

    private func connect(_ descriptor: Int32, to name: [UInt8]) -> Bool {
        var target = sockaddr_un()
        target.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: target.sun_path)
        guard name.count < room else {
            errno = ENAMETOOLONG
            return false
        }
        withUnsafeMutableBytes(of: &target.sun_path) { $0.copyBytes(from: name) }
        // An abstract name ends with its length, a path with a zero byte.
        let length = MemoryLayout<sockaddr_un>.size - room + name.count + (name.first == 0 ? 0 : 1)
        return withUnsafePointer(to: &target) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(length)) == 0
            }
        }
    }

    @discardableResult
    private func expect(_ word: String, from socket: Int32) throws(BusError) -> String {
        let answer = try line(from: socket)
        guard answer == word || answer.hasPrefix(word + " ") else {
            throw BusError(
                .cannotConnect,
                "the bus at “\(address)” refused the log-in of user \(getuid()): it answered “\(answer)”")
        }
        return String(answer.dropFirst(word.count + 1))
    }

    private func send(_ text: String, _ socket: Int32) throws(BusError) {
        let bytes = Array(text.utf8)
        guard Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw lost(errno)
        }
    }

    /// One line, read byte by byte: what follows the last one belongs to the bus's own protocol.
    private func line(from socket: Int32) throws(BusError) -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < 4096 {
            let count = recv(socket, &byte, 1, 0)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { throw lost(count == 0 ? ECONNRESET : errno) }
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            if byte != UInt8(ascii: "\r") { bytes.append(byte) }
        }
        throw lost(EMSGSIZE)
    }

    private func lost(_ fault: Int32) -> BusError {
        BusError(.cannotConnect, "the bus at “\(address)” broke off the log-in: \(errorText(fault))")
    }
}
