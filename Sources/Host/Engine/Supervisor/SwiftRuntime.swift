// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The shared libraries of Swift that this process runs on, and that extensions run on too.
enum SwiftRuntime {
    /// The folder; nil where the host is linked statically, or the libraries are in a place every program knows.
    static let directory: String? = {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
        guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
            let start = line.firstIndex(of: "/")
        else { return nil }
        return URL(fileURLWithPath: String(line[start...])).deletingLastPathComponent().path
    }()
}
