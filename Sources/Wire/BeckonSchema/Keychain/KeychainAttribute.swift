// SPDX-License-Identifier: Apache-2.0

/// What a keychain item says of itself beside its secret, by its name on the wire.
package enum KeychainAttribute: String, Sendable, Hashable, CaseIterable {
    case accessGroup, account, label, comment
    case explanation = "description"
    case creator, type, accessible, synchronizable
    case isInvisible = "invisible"
    case isNegative = "negative"
    case creationDate = "created"
    case modificationDate = "modified"
    // Generic passwords.
    case service, generic
    // Internet passwords.
    case server, securityDomain, `protocol`, authenticationType, port, path

    /// How a value is written on the wire.
    package enum Kind: Sendable, Hashable {
        case text, number, flag
        /// Base64.
        case bytes
        /// Seconds since 1970.
        case date
    }

    package var kind: Kind {
        switch self {
        case .creator, .type, .port: .number
        case .synchronizable, .isInvisible, .isNegative: .flag
        case .generic: .bytes
        case .creationDate, .modificationDate: .date
        default: .text
        }
    }

    /// Whether items of a class have it.
    package func belongs(to itemClass: KeychainItemClass) -> Bool {
        switch self {
        case .service, .generic: itemClass == .genericPassword
        case .server, .securityDomain, .protocol, .authenticationType, .port, .path: itemClass == .internetPassword
        default: true
        }
    }

    /// Whether a value is of the kind that is written for it.
    func accepts(_ value: JSONValue) -> Bool {
        switch kind {
        case .text, .bytes: value.stringValue != nil
        case .number: value.intValue != nil
        case .flag: value.boolValue != nil
        case .date: value.doubleValue != nil
        }
    }
}

/// The kinds of items that a keychain keeps.
package enum KeychainItemClass: String, Sendable, Hashable {
    case genericPassword, internetPassword

    /// What tells two items of a group apart.
    package var keys: [KeychainAttribute] {
        switch self {
        case .genericPassword: [.account, .service, .synchronizable]
        case .internetPassword:
            [.account, .server, .securityDomain, .protocol, .authenticationType, .port, .path, .synchronizable]
        }
    }
}
