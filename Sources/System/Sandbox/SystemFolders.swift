// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The programs and libraries of the machine, without the apps of others, as arguments for bubblewrap.
package enum SystemFolders {
    package static func arguments(files: FileManager = .default) -> [String] {
        var arguments = ["--ro-bind", "/usr", "/usr"]
        for path in ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"] {
            if let target = try? files.destinationOfSymbolicLink(atPath: path) {
                arguments += ["--symlink", target, path]
            } else {
                arguments += ["--ro-bind-try", path, path]
            }
        }
        let apps = "/usr/share/beckon/apps"
        if files.fileExists(atPath: apps) { arguments += ["--tmpfs", apps] }
        return arguments
    }
}
