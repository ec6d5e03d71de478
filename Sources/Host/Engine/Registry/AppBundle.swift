// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A bundle on disk that was read and found whole.
package struct AppBundle: Sendable, Hashable {
    /// What is started for the app.
    package enum Program: Sendable, Hashable {
        /// A Beckon extension; the path is relative to the bundle.
        case `extension`(executable: String)
        /// An MCP server over standard input and output.
        case server(command: String, arguments: [String], environment: [String: String])
    }

    /// The folder `Name.app`.
    package let url: URL
    /// The path of the folder `Resources` in it.
    package let resourcesPath: String
    /// `CFBundleIdentifier`.
    package var identifier: String
    /// What people see: `CFBundleDisplayName`, else `CFBundleName`, else the folder's name.
    package var name: String
    /// What stands before the dot in the names of its actions: `CFBundleName`, else the same as `name`.
    package var shortName: String
    /// `CFBundleShortVersionString`.
    package var version: String?
    package var program: Program
    package var entitlements: Entitlements
    /// `BeckonDiagnosisAction`: the action that `beckon doctor` asks what is wrong with the app on this machine.
    package var diagnosis: String?
    /// `IntentsSupported`: the classes of SiriKit's requests that it handles.
    package var requests: [String]

    package init(
        url: URL, identifier: String, name: String, shortName: String? = nil, version: String?, program: Program,
        entitlements: Entitlements, diagnosis: String? = nil, requests: [String] = []
    ) {
        self.url = url
        self.identifier = identifier
        self.name = name
        self.shortName = shortName ?? name
        self.version = version
        self.program = program
        self.entitlements = entitlements
        self.diagnosis = diagnosis
        self.requests = requests
        resourcesPath = url.appending(path: "Resources").path
    }

    /// Where the program that is started lies on this machine.
    package var programPath: String {
        switch program {
        case .extension(let executable): url.appending(path: executable).path
        case .server(let command, _, _): command
        }
    }
}
