// SPDX-License-Identifier: Apache-2.0

/// Which addresses a snippet may lead to: those that run nothing when they are opened.
enum LinkAddress {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "geo"]

    static func allowed(_ address: String) -> String? {
        guard let scheme = address.split(separator: ":", maxSplits: 1).first, schemes.contains(scheme.lowercased()),
            address.utf8.count <= 4_096, address.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
        else { return nil }
        return address
    }
}
