// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The shared libraries of Swift that this process runs on, and that extensions run on too.
package enum SwiftRuntime {
    /// The folder; nil where the host is linked statically, or the libraries are in a place every program knows.
    package static let directory: String? = {
        // Reading a file of /proc as a whole stops after one page, since its size is told as 0.
        guard let file = FileHandle(forReadingAtPath: "/proc/self/maps"), let data = try? file.readToEnd() else {
            return nil
        }
        let maps = String(decoding: data, as: UTF8.self)
        guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
            let start = line.firstIndex(of: "/")
        else { return nil }
        return URL(fileURLWithPath: String(line[start...])).deletingLastPathComponent().path
    }()
}
