// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// Turns a server's name into an address within a bounded time.
enum HostResolver {
    /// - Returns: an IPv4 or IPv6 address.
    /// - Throws: ``ConnectFailure/Code/nameNotResolved``, ``ConnectFailure/Code/cancelled``.
    static func address(of host: String, limit: Duration) async throws(ConnectFailure) -> String {
        if AddressRange.family(of: host) != nil { return host }
        let answer = FirstAnswer<Result<String, ConnectFailure>>()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                answer.wait(continuation)
                // The system's resolver cannot be stopped; a thread that is late finds its answer no longer wanted.
                Thread.detachNewThread { answer.give(lookUp(host)) }
                Task {
                    // Holds nothing but the answer, which is not given twice.
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
        guard code == 0, let first = found?.pointee, let address = first.ai_addr,
            let text = SocketAddress.text(of: address, first.ai_addrlen)
        else {
            let words = code == 0 ? "it has no address" : String(cString: gai_strerror(code))
            return .failure(unresolved("“\(host)” was not found: \(words)"))
        }
        return .success(text)
    }

    private static func unresolved(_ detail: String) -> ConnectFailure { ConnectFailure(.nameNotResolved, detail) }
}
