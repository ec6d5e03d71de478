// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The file that makes Beckon's actions known to polkit.
enum PolicyFile {
    static let name = "org.beckon.policy"
    static let destination = "/usr/share/polkit-1/actions"

    /// Where it lies: the build puts it beside the program.
    static var source: String {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return program.deletingLastPathComponent().appending(path: "beckon_Engine.resources/\(name)").path
    }
}
