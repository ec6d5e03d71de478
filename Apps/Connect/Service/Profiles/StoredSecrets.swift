// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
package import Foundation

/// Secrets that the service manager hands over as credentials, one file each: `PROFILE.SECRET`, such as
/// `office.password`.
package struct StoredSecrets: Sendable {
    private let folder: URL?

    /// - Parameter folder: nil where there are none.
    package init(_ folder: URL? = nil) { self.folder = folder }

    /// - Parameter environment: names the folder in `CREDENTIALS_DIRECTORY`.
    package init(environment: [String: String]) {
        self.init(environment["CREDENTIALS_DIRECTORY"].map { URL(fileURLWithPath: $0, isDirectory: true) })
    }

    /// Those that the profile needs and that are there; a line's end at the end is not part of a secret.
    package func secrets(for profile: Profile) -> ConnectSecrets {
        guard let folder, !profile.id.rawValue.utf8.contains(UInt8(ascii: "/")) else { return .none }
        var found: [SecretName: String] = [:]
        for name in profile.secrets {
            let file = folder.appendingPathComponent("\(profile.id.rawValue).\(name.rawValue)")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            found[name] = text.hasSuffix("\n") ? String(text.dropLast()) : text
        }
        return ConnectSecrets(found)
    }
}
