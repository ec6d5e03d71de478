// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The programs and libraries of the machine, without the apps of others, as arguments for bubblewrap.
package enum SystemFolders {
    /// Where the apps are that are installed for everybody.
    package static let apps = ["/usr/local/share/beckon/apps", "/usr/share/beckon/apps"]

    package static func arguments(files: FileManager = .default) -> [String] {
        var arguments = ["--ro-bind", "/usr", "/usr"]
        for path in ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"] {
            if let target = try? files.destinationOfSymbolicLink(atPath: path) {
                arguments += ["--symlink", target, path]
            } else {
                arguments += ["--ro-bind-try", path, path]
            }
        }
        for path in apps where files.fileExists(atPath: path) { arguments += ["--tmpfs", path] }
        return arguments
    }
}
