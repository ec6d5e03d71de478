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
            if left.isEmpty || .now > deadline { return left }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    static func name(of process: Int32) -> String {
        text("\(process)", "comm").trimmingCharacters(in: .newlines)
    }

    static func parent(of process: Int32) -> Int32? {
        // After the name, which may hold anything: the state, then the parent.
        text("\(process)", "stat").split(separator: ")").last?.split(separator: " ").dropFirst().first
            .flatMap { Int32($0) }
    }

    private static func text(_ process: String, _ file: String) -> String {
        String(decoding: FileManager.default.contents(atPath: "/proc/\(process)/\(file)") ?? Data(), as: UTF8.self)
    }

    /// The mount namespace that the process is in.
    private static func mounts(of process: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/ns/mnt")
    }
}
