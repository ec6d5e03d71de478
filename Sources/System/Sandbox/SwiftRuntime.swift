// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The shared libraries of Swift that a program runs on.
package enum SwiftRuntime {
    /// The folder that the program itself names; nil where Swift is a part of it, or lies where every program looks.
    ///
    /// Only a toolchain's own folder counts: what a program names is shown to it, and it must not choose what it sees.
    package static func directory(of program: String) -> String? { named(by: program).first(where: isThere) }

    /// The folders that the program names, where none of them is there: then it cannot start.
    package static func missing(for program: String) -> [String] {
        let folders = named(by: program)
        return folders.contains(where: isThere) ? [] : folders
    }

    private static func named(by program: String) -> [String] {
        RunPath(ofFileAt: program).folders.filter { folder in
            folder.hasPrefix("/") && folder.hasSuffix("/lib/swift/linux") && !folder.hasPrefix("/usr/lib/")
                && !folder.split(separator: "/").contains("..")
        }
    }

    private static func isThere(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder)/libswiftCore.so")
    }
}
