// SPDX-License-Identifier: Apache-2.0
internal import CRtnetlink
import Foundation

/// Tells when a link, an address or a default route of this machine comes, changes or goes, as rtnetlink(7) says it.
package enum NetworkWatch {
    private static let groups = UInt32(
        RTMGRP_LINK | RTMGRP_IPV4_IFADDR | RTMGRP_IPV6_IFADDR | RTMGRP_IPV4_ROUTE | RTMGRP_IPV6_ROUTE)

    /// The changes from now on; several that nobody has waited for are one.
    ///
    /// - Parameter prefix: interfaces whose names begin so are not looked at.
    /// - Returns: nil where the kernel gives no such socket.
    package static func changes(ignoring prefix: String) -> AsyncStream<Void>? {
        let descriptor = socket(
            AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue),
            NETLINK_ROUTE)
        guard descriptor >= 0 else { return nil }
        var address = sockaddr_nl()
        address.nl_family = sa_family_t(AF_NETLINK)
        address.nl_groups = groups
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_nl>.size))
            }
        }
        guard bound == 0 else {
            close(descriptor)
            return nil
        }
        return stream(from: descriptor, NetworkNews(ignoring: prefix))
    }

    private static func stream(from descriptor: Int32, _ news: NetworkNews) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let queue = DispatchQueue(label: "org.beckon.network-watch")
        // Only cancelled elsewhere, which Dispatch allows on every thread.
        nonisolated(unsafe) let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        // Only touched on the queue.
        nonisolated(unsafe) var news = news
        source.setEventHandler {
            var isNew = false
            var buffer = [UInt8](repeating: 0, count: 65536)
            while true {
                let count = recv(descriptor, &buffer, buffer.count, 0)
                // Messages that did not fit are lost; something has changed then.
                if count < 0, errno == ENOBUFS {
                    isNew = true
                    continue
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                if news.holdsNews(Array(buffer[..<count])) { isNew = true }
            }
            if isNew { continuation.yield() }
        }
        source.setCancelHandler { close(descriptor) }
        continuation.onTermination = { _ in source.cancel() }
        source.activate()
        return stream
    }
}
