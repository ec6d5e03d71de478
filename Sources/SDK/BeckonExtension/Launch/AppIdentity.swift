// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import BeckonMCP
import Foundation

/// What the app calls itself.
struct AppIdentity: Sendable {
    /// The name for programs.
    let name: String
    /// The name for people, where it is another one.
    let title: String?
    let version: String

    static let ofProgram = AppIdentity(
        executable: CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "app",
        information: AppResources.current.information)

    init(executable: String, information: [String: String]) {
        let display = information["CFBundleDisplayName"]
        name = information["CFBundleName"] ?? display ?? executable
        title = display == name ? nil : display
        version = information["CFBundleShortVersionString"] ?? "0"
    }

    var implementation: Implementation { Implementation(name: name, title: title, version: version) }
}
