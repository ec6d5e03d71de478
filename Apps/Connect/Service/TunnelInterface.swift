// SPDX-License-Identifier: Apache-2.0
import ConnectCore

/// The names of the network interfaces that the service makes.
enum TunnelInterface {
    /// What all of them begin with, and no other program's.
    static let prefix = "bk-"
    /// Bytes that the kernel takes.
    private static let longest = 15

    /// A name that tells people whose interface it is.
    static func name(for profile: ProfileID) -> String {
        let plain = profile.rawValue.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) ? String(scalar) : "-"
        }
        return prefix + plain.joined().prefix(longest - prefix.utf8.count)
    }
}
