// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation
import Synchronization

/// Turns a server's name into an address within a bounded time.
enum HostResolver {
    /// - Returns: an IPv4 or IPv6 address.
    /// - Throws: ``ConnectFailure/Code/nameNotResolved``, ``ConnectFailure/Code/cancelled``.
    static func address(of host: String, limit: Duration) async throws(ConnectFailure) -> String {
        if AddressRange.family(of: host) != nil { return host }
        let answer = FirstAnswer()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                answer.wait(continuation)
                // The system's resolver cannot be stopped; a thread that is late finds its answer no longer wanted.
                Thread.detachNewThread { answer.give(lookUp(host)) }
                Task {
                    try? await Task.sleep(for: limit)
                    answer.give(.failure(unresolved("The name server did not find “\(host)” within \(limit)")))
                }
            }
        } onCancel: {
            answer.give(.failure(ConnectFailure(.cancelled, "The search for “\(host)” was cancelled")))
        }
        return try result.get()
    }

    private static func lookUp(_ host: String) -> Result<String, ConnectFailure> {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_DGRAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, nil, &hints, &found)
        defer { if found != nil { freeaddrinfo(found) } }
        guard code == 0, let first = found?.pointee else {
            let words = code == 0 ? "it has no address" : String(cString: gai_strerror(code))
            return .failure(unresolved("“\(host)” was not found: \(words)"))
        }
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        getnameinfo(first.ai_addr, first.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
        return .success(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }

    private static func unresolved(_ detail: String) -> ConnectFailure { ConnectFailure(.nameNotResolved, detail) }
}

/// Hands the first of several answers to the one who waits.
private final class FirstAnswer: Sendable {
    typealias Answer = Result<String, ConnectFailure>

    private struct State {
        var waiting: CheckedContinuation<Answer, Never>?
        var early: Answer?
        var isOver = false
    }

    private let state = Mutex(State())

    func wait(_ continuation: CheckedContinuation<Answer, Never>) {
        let early = state.withLock { state in
            if state.early == nil { state.waiting = continuation }
            return state.early
        }
        if let early { continuation.resume(returning: early) }
    }

    func give(_ answer: Answer) {
        let waiting = state.withLock { state -> CheckedContinuation<Answer, Never>? in
            guard !state.isOver else { return nil }
            state.isOver = true
            if state.waiting == nil { state.early = answer }
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: answer)
    }
}
