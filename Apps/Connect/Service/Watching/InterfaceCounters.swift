// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// What the kernel counts on a network interface.
struct InterfaceCounters: Sendable, Hashable {
    let receivedBytes: UInt64
    let sentBytes: UInt64

    var statistics: TunnelStatistics { TunnelStatistics(received: receivedBytes, sent: sentBytes) }

    /// - Returns: nil where there is no such interface.
    static func read(_ interface: String) -> InterfaceCounters? {
        // /sys may show another network's interfaces; this is always the process's own.
        guard let text = try? String(contentsOfFile: "/proc/self/net/dev", encoding: .utf8) else { return nil }
        return parse(text, interface)
    }

    static func parse(_ text: String, _ interface: String) -> InterfaceCounters? {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == interface else { continue }
            let numbers = parts[1].split(separator: " ").map { UInt64($0) ?? 0 }
            guard numbers.count >= 9 else { return nil }
            return InterfaceCounters(receivedBytes: numbers[0], sentBytes: numbers[8])
        }
        return nil
    }
}
