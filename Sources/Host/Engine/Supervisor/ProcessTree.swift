// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A process and all that came from it.
struct ProcessTree {
    let root: Int32

    /// Whether processes hold more than `limit` bytes in memory; files that are mapped do not count.
    static func holdMore(than limit: Int, _ members: [Int32]) -> Bool {
        // Pages that a fork shares count once for each process here, so this says too much, but it costs little.
        guard members.reduce(0, { $0 + resident($1) }) > limit else { return false }
        // The tables of pages are each process's own; where they are many, to ask for more takes long.
        let tables = members.reduce(0) { $0 + Self.tables($1) }
        return tables > limit || members.reduce(tables) { $0 + (proportional($1) ?? held($1)) } > limit
    }

    /// The root first; where there are more than `most`, a few of these as well: a family that forks without end has no
    /// last member to be found.
    func members(upTo most: Int = 10_000) -> [Int32] {
        var found = [root]
        var next = 0
        while next < found.count, found.count <= most {
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

    /// How many descriptors the processes have open; not many more than `most` are counted.
    static func openDescriptors(_ members: [Int32], upTo most: Int) -> Int {
        var count = 0
        for process in members where count <= most {
            // One that has just ended has none.
            count += (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count) ?? 0
        }
        return count
    }

    private static func resident(_ process: Int32) -> Int {
        sum(of: ["RssAnon:", "RssShmem:", "VmSwap:", "VmPTE:"], in: "/proc/\(process)/status") ?? 0
    }

    private static func held(_ process: Int32) -> Int { resident(process) - tables(process) }

    private static func tables(_ process: Int32) -> Int {
        sum(of: ["VmPTE:"], in: "/proc/\(process)/status") ?? 0
    }

    /// Each shared page as a part for each process that holds it; nil where the kernel does not tell.
    private static func proportional(_ process: Int32) -> Int? {
        sum(of: ["Pss_Anon:", "Pss_Shmem:", "SwapPss:"], in: "/proc/\(process)/smaps_rollup")
    }

    private static func sum(of fields: Set<String>, in file: String) -> Int? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8), !text.isEmpty else { return nil }
        return text.split(separator: "\n").reduce(0) { sum, line in
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let name = words.first, fields.contains(String(name)), words.count > 1 else { return sum }
            return sum + (Int(words[1]) ?? 0) << 10
        }
    }
}
