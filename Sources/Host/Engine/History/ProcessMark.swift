// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A process that is told apart from a later one with the same number.
struct ProcessMark: Sendable, Hashable {
    let id: Int32
    /// Field 22 of `/proc/PID/stat`, and the boot it counts from.
    let started: String

    static let current = ProcessMark(id: getpid(), started: startTime(of: getpid()) ?? "")

    var isAlive: Bool { Self.startTime(of: id) == started }

    private static func startTime(of id: Int32) -> String? {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
            // The program's name may hold spaces and parentheses; the last one closes it.
            let end = text.lastIndex(of: ")")
        else { return nil }
        let fields = text[end...].split(separator: " ")
        let boot = (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? ""
        return fields.count > 20 ? "\(boot.prefix(36)) \(fields[20])" : nil
    }
}
