// SPDX-License-Identifier: Apache-2.0
import Foundation

enum ProcessSearch {
    /// The processes that know a folder, by their arguments or by what is mounted for them; not this one.
    static func processes(naming folder: String) -> [String] {
        let own = mounts(of: "self")
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.filter { Int32($0) != nil && Int32($0) != getpid() }.compactMap { id in
            let line = text(id, "cmdline").replacing("\0", with: " ")
            let knows = line.contains(folder) || (mounts(of: id) != own && text(id, "mountinfo").contains(folder))
            return knows ? "\(id) \(line)" : nil
        }
    }

    /// What is left of these processes after at most two seconds.
    static func leftovers(naming folder: String) async throws -> [String] {
        let deadline = ContinuousClock.now + .seconds(2)
        while true {
            let left = processes(naming: folder)
            if left.isEmpty && !somethingEnds() || .now > deadline { return left }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Whether a process is about to end: it has lost its name already, and may still hold its end of a pipe.
    private static func somethingEnds() -> Bool {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.contains { id in
            guard Int32(id) != nil, let fields = fields(of: id), fields.count > 6, let flags = Int(fields[6])
            else { return false }
            guard fields[0] == "Z" || fields[0] == "X" else { return flags & exiting != 0 }
            // What its threads share goes with the last of them.
            return ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task").count) ?? 0) > 1
        }
    }

    /// The kernel's `PF_EXITING`.
    private static let exiting = 0x4

    static func name(of process: Int32) -> String {
        text("\(process)", "comm").trimmingCharacters(in: .newlines)
    }

    static func parent(of process: Int32) -> Int32? {
        fields(of: "\(process)")?.dropFirst().first.flatMap { Int32($0) }
    }

    /// What `/proc` says after the name, which may hold anything: the state, the parent, and so on.
    private static func fields(of process: String) -> [Substring]? {
        text(process, "stat").split(separator: ")").last?.split(separator: " ")
    }

    private static func text(_ process: String, _ file: String) -> String {
        String(decoding: FileManager.default.contents(atPath: "/proc/\(process)/\(file)") ?? Data(), as: UTF8.self)
    }

    /// The mount namespace that the process is in.
    private static func mounts(of process: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/ns/mnt")
    }
}
