// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A process and all that came from it.
struct ProcessTree {
    let root: Int32

    /// Bytes that only these processes hold in memory, or may share among themselves; files that are mapped do not count.
    func memory() -> Int {
        members().reduce(0) { $0 + Self.memory(of: $1) }
    }

    func members() -> [Int32] {
        var found = [root]
        var next = 0
        while next < found.count {
            found += Self.children(of: found[next])
            next += 1
        }
        return found
    }

    private static func children(of process: Int32) -> [Int32] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return tasks.flatMap { task in
            let text = try? String(contentsOfFile: "/proc/\(process)/task/\(task)/children", encoding: .utf8)
            return (text ?? "").split(separator: " ").compactMap { Int32($0) }
        }
    }

    private static func memory(of process: Int32) -> Int {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return 0 }
        return text.split(separator: "\n").reduce(0) { sum, line in
            guard line.hasPrefix("RssAnon:") || line.hasPrefix("RssShmem:") || line.hasPrefix("VmSwap:") else {
                return sum
            }
            let kibibytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
            return sum + kibibytes << 10
        }
    }
}
