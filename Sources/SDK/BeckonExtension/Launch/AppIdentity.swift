// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import BeckonMCP
import Foundation

/// What the app calls itself.
struct AppIdentity: Sendable {
    let name: String
    let version: String

    static let ofProgram = AppIdentity(
        executable: CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "app",
        information: AppResources.current.information)

    init(executable: String, information: [String: String]) {
        name = information["CFBundleDisplayName"] ?? information["CFBundleName"] ?? executable
        version = information["CFBundleShortVersionString"] ?? "0"
    }

    var implementation: Implementation { Implementation(name: name, version: version) }
}
