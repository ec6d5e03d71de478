// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds and ends programs by a mark in their environment, which no other program has, whatever it is called.
enum RunningPrograms {
    /// The variable that holds the mark.
    static let variable = "BECKON_CONNECT_MARK"

    /// Asks the programs to end, then kills them.
    ///
    /// - Returns: whether none is left.
    static func end(marked mark: String) async -> Bool {
        for signal in [SIGTERM, SIGKILL] {
            for _ in 0..<100 {
                let found = identifiers(marked: mark)
                if found.isEmpty { return true }
                for identifier in found { kill(identifier, signal) }
                try? await Task.sleep(for: .milliseconds(10))
            }
        }
        return identifiers(marked: mark).isEmpty
    }

    private static func identifiers(marked mark: String) -> [Int32] {
        let wanted = Data("\(variable)=\(mark)".utf8)
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return entries.compactMap(Int32.init).filter { identifier in
            // A process that has ended has no environment, even while its parent has not asked how.
            let environment = FileManager.default.contents(atPath: "/proc/\(identifier)/environ") ?? Data()
            return environment.split(separator: 0).contains(wanted)
        }
    }
}
