// SPDX-License-Identifier: Apache-2.0
internal import CSystemd
import Foundation
import Glibc

/// Owns libsystemd's object for one connection; lives on its loop's thread.
///
/// `@unchecked Sendable`: every use is on the thread of the ``BusLoop`` that holds it.
final class BusHandle: @unchecked Sendable {
    /// What the loop has to wait for before the next turn.
    struct Interest {
        let descriptor: Int32
        let events: Int16
        let milliseconds: Int32

        static let nothing = Interest(descriptor: -1, events: 0, milliseconds: -1)
        static let atOnce = Interest(descriptor: -1, events: 0, milliseconds: 0)
    }

    /// libsystemd's connection, nil once closed.
    private(set) var bus: OpaquePointer?
    private var slots: [UInt64: OpaquePointer] = [:]
    private var lastToken: UInt64 = 0
    private var messages: [UInt64: OpaquePointer] = [:]
    /// Told once, when the peer is gone or the connection was closed here.
    var onClose: [UInt64: () -> Void] = [:]

    init(_ address: BusAddress, limit: Duration) throws(BusError) {
        let outcome = try BusHandshake(address: address, limit: limit).run()
        defer { Glibc.close(outcome.socket) }
        bus = try BusHandle.adopt(outcome, address)
        let deadline = ContinuousClock.now + limit
        while sd_bus_is_ready(bus) == 0 {
            guard ContinuousClock.now < deadline, sd_bus_process(bus, nil) >= 0, sd_bus_wait(bus, 100_000) >= 0 else {
                close()
                throw BusError(.cannotConnect, "the bus at “\(address)” does not answer the greeting")
            }
        }
    }

    /// Lets libsystemd log in to a socket pair that gives the answers of `outcome`, then puts the real socket in its place.
    private static func adopt(_ outcome: BusHandshake.Outcome, _ address: BusAddress) throws(BusError) -> OpaquePointer
    {
        var pair: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { throw failure(address, errno) }
        defer { Glibc.close(pair[1]) }
        let answers = "DATA\r\nOK \(outcome.guid)\r\n" + (outcome.passesDescriptors ? "AGREE_UNIX_FD\r\n" : "")
        _ = write(pair[1], answers, answers.utf8.count)

        var created: OpaquePointer?
        guard sd_bus_new(&created) >= 0, let bus = created else {
            Glibc.close(pair[0])
            throw failure(address, ENOMEM)
        }
        do throws(BusError) {
            for code in [
                sd_bus_set_fd(bus, pair[0], pair[0]), sd_bus_set_bus_client(bus, 1),
                sd_bus_negotiate_fds(bus, outcome.passesDescriptors ? 1 : 0), sd_bus_start(bus),
            ] where code < 0 { throw failure(address, -code) }
            let greeting = try awaitGreeting(of: bus, on: pair[1], address)
            guard write(outcome.socket, greeting, greeting.count) == greeting.count else {
                throw failure(address, errno)
            }
            _ = fcntl(outcome.socket, F_SETFL, fcntl(outcome.socket, F_GETFL) | O_NONBLOCK)
            guard dup3(outcome.socket, pair[0], Int32(O_CLOEXEC)) >= 0 else { throw failure(address, errno) }
            return bus
        } catch {
            sd_bus_close_unref(bus)
            throw error
        }
    }

    /// What libsystemd writes after its `BEGIN`: the first message, which the real bus has to see.
    private static func awaitGreeting(
        of bus: OpaquePointer, on socket: Int32, _ address: BusAddress
    ) throws(BusError) -> [UInt8] {
        let begin = Array("BEGIN\r\n".utf8)
        var seen: [UInt8] = []
        for _ in 0..<100 {
            let code = sd_bus_process(bus, nil)
            guard code >= 0 else { throw failure(address, -code) }
            var chunk = [UInt8](repeating: 0, count: 4096)
            let count = read(socket, &chunk, chunk.count)
            if count > 0 { seen += chunk[..<count] }
            let start = (0...max(0, seen.count - begin.count)).first { seen[$0...].starts(with: begin) }
            if let start, seen.count > start + begin.count { return Array(seen[(start + begin.count)...]) }
        }
        throw failure(address, EPROTO)
    }

    private static func failure(_ address: BusAddress, _ fault: Int32) -> BusError {
        BusError(.cannotConnect, "cannot use the bus at “\(address)”: \(errorText(fault))")
    }

    /// Handles what has arrived, a bounded number of messages a turn so that jobs get their share.
    func process() -> Interest {
        guard let bus else { return .nothing }
        for _ in 0..<64 {
            let code = sd_bus_process(bus, nil)
            if code < 0 || sd_bus_is_open(bus) == 0 {
                // The replies still owed are answered with an error before the object goes.
                while sd_bus_process(bus, nil) > 0 {}
                close()
                return .nothing
            }
            if code == 0 { return interest(bus) }
        }
        return .atOnce
    }

    private func interest(_ bus: OpaquePointer) -> Interest {
        let events = sd_bus_get_events(bus)
        var until: UInt64 = .max
        sd_bus_get_timeout(bus, &until)
        var milliseconds: Int32 = -1
        if until != .max {
            var now = timespec()
            clock_gettime(CLOCK_MONOTONIC, &now)
            let elapsed = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
            milliseconds = until <= elapsed ? 0 : Int32(clamping: (until - elapsed + 999) / 1000)
        }
        return Interest(descriptor: sd_bus_get_fd(bus), events: Int16(max(events, 0)), milliseconds: milliseconds)
    }

    /// Sends what is queued, then lets go of everything that belongs to the connection.
    func close() {
        guard let bus else { return }
        self.bus = nil
        for message in messages.values { sd_bus_message_unref(message) }
        messages = [:]
        for slot in slots.values { sd_bus_slot_unref(slot) }
        slots = [:]
        sd_bus_flush_close_unref(bus)
        let listeners = onClose.values
        onClose = [:]
        for listener in listeners { listener() }
    }

    // MARK: What belongs to the connection

    func nextToken() -> UInt64 {
        lastToken += 1
        return lastToken
    }

    func keep(_ slot: OpaquePointer?, as token: UInt64) { slots[token] = slot }

    func dropSlot(_ token: UInt64) {
        guard let slot = slots.removeValue(forKey: token) else { return }
        sd_bus_slot_unref(slot)
    }

    func keep(message: OpaquePointer) -> UInt64 {
        let token = nextToken()
        messages[token] = sd_bus_message_ref(message)
        return token
    }

    /// Hands out a kept message; the caller unreferences it.
    func takeMessage(_ token: UInt64) -> OpaquePointer? { messages.removeValue(forKey: token) }

    func opened() throws(BusError) -> OpaquePointer {
        guard let bus else { throw BusError(.closed, "the connection to the bus is closed") }
        return bus
    }
}
