// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the kernel tells of a running process.
struct RunningProcess: Sendable {
    let id: Int32

    /// The first process below this one that runs the program of that name.
    static func descendant(named name: String) throws -> RunningProcess {
        var found = [RunningProcess(id: getpid())]
        while let process = found.popLast() {
            if process.id != getpid(), process.name == name { return process }
            found += process.children
        }
        throw BenchmarkError("No process “\(name)” runs below this one.")
    }

    var name: String { file("comm").trimmingCharacters(in: .newlines) }

    var arguments: [String] { file("cmdline").split(separator: "\0").map(String.init) }

    private var threads: [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
        return names.compactMap { Int32($0) }
    }

    /// Resident memory, shared libraries included, in MiB.
    var residentMebibytes: Double { field("VmRSS:", of: "status") / 1024 }

    /// Bytes that it has read and written so far.
    var transferred: (read: Double, written: Double) { (field("rchar:", of: "io"), field("wchar:", of: "io")) }

    private var children: [RunningProcess] {
        threads.flatMap { thread in
            file("task/\(thread)/children").split(separator: " ").compactMap { Int32($0).map(RunningProcess.init(id:)) }
        }
    }

    private func field(_ name: String, of file: String) -> Double {
        let line = self.file(file).split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
    }

    /// A file of /proc says that it is empty, so it is read to its end.
    private func file(_ name: String) -> String {
        guard let file = FileHandle(forReadingAtPath: "/proc/\(id)/\(name)"), let data = try? file.readToEnd() else {
            return ""
        }
        return String(decoding: data, as: UTF8.self)
    }
}
