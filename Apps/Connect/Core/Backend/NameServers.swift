// SPDX-License-Identifier: Apache-2.0

/// The name servers that a tunnel brings along, as profiles write them: addresses and search domains in one list.
package struct NameServers: Sendable, Hashable {
    /// IPv4 and IPv6 addresses, the preferred one first.
    package let servers: [String]
    /// Appended to names without a dot.
    package let searchDomains: [String]

    package init(_ words: [String]) {
        servers = words.filter { AddressRange.family(of: $0) != nil }
        searchDomains = words.filter { AddressRange.family(of: $0) == nil }
    }

    package var isEmpty: Bool { servers.isEmpty && searchDomains.isEmpty }

    /// Whether a word can be a search domain: labels of letters, digits, hyphens and underscores between dots.
    package static func isDomain(_ word: String) -> Bool {
        let labels = word.split(separator: ".", omittingEmptySubsequences: false)
        return word.utf8.count <= 253
            && labels.allSatisfy { label in
                (1...63).contains(label.utf8.count)
                    && label.unicodeScalars.allSatisfy { scalar in
                        scalar.isASCII
                            && (scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar))
                    }
            }
    }
}
