// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds and ends programs by their whole command line, within this network namespace.
enum RunningPrograms {
    /// Asks the programs to end, then kills them.
    ///
    /// - Returns: whether none is left.
    static func end(_ commandLine: [String]) async -> Bool {
        for signal in [SIGTERM, SIGKILL] {
            for _ in 0..<100 {
                let found = identifiers(of: commandLine)
                if found.isEmpty { return true }
                for identifier in found { kill(identifier, signal) }
                try? await Task.sleep(for: .milliseconds(10))
            }
        }
        return identifiers(of: commandLine).isEmpty
    }

    private static func identifiers(of commandLine: [String]) -> [Int32] {
        let wanted = Data(commandLine.flatMap { Array($0.utf8) + [0] })
        let namespace = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/net")
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return entries.compactMap(Int32.init).filter { identifier in
            // A process that has ended has no command line, even while its parent has not asked how.
            FileManager.default.contents(atPath: "/proc/\(identifier)/cmdline") == wanted
                && (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(identifier)/ns/net"))
                    == namespace
        }
    }
}
