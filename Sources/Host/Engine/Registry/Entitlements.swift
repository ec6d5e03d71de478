// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
import Foundation

/// What an app asks for beyond its own files: the property list `Entitlements.plist` of its bundle.
package struct Entitlements: Sendable, Hashable {
    /// `com.apple.security.network.client`.
    package var networkClient = false
    /// `com.apple.security.network.server`.
    package var networkServer = false
    /// `beckon.bus.session.talk`: names on the session bus that the app may call.
    package var sessionBusNames: Set<String> = []
    /// `beckon.bus.system.talk`: names on the system bus that the app may call.
    package var systemBusNames: Set<String> = []
    /// `beckon.files.read-only`: absolute paths that the app may read.
    package var readablePaths: Set<String> = []
    /// `keychain-access-groups`: groups of secrets that the app may share with others.
    package var keychainGroups: Set<String> = []

    package init() {}

    package var isEmpty: Bool { self == Entitlements() }
    package var sharesNetwork: Bool { networkClient || networkServer }

    /// One sentence for each thing asked for, to be shown before it is granted.
    package var explanations: [String] {
        var lines: [String] = []
        if networkClient { lines.append("Use the network") }
        if networkServer { lines.append("Accept connections from the network") }
        lines += sessionBusNames.sorted().map { "Talk to \($0) on the session bus" }
        lines += systemBusNames.sorted().map { "Talk to \($0) on the system bus" }
        lines += readablePaths.sorted().map { "Read \($0), and connect to sockets there" }
        lines += keychainGroups.sorted().map { "Read and change the secrets that apps keep in the group “\($0)”" }
        return lines
    }

    /// Whether everything asked for here is in `granted`.
    package func isCovered(by granted: Entitlements) -> Bool {
        (!networkClient || granted.networkClient) && (!networkServer || granted.networkServer)
            && sessionBusNames.isSubset(of: granted.sessionBusNames)
            && systemBusNames.isSubset(of: granted.systemBusNames)
            && readablePaths.isSubset(of: granted.readablePaths)
            && keychainGroups.isSubset(of: granted.keychainGroups)
    }
}

extension Entitlements: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "com.apple.security.network.client": networkClient ? true : nil,
            "com.apple.security.network.server": networkServer ? true : nil,
            "beckon.bus.session.talk": sessionBusNames.sorted().jsonOrNil,
            "beckon.bus.system.talk": systemBusNames.sorted().jsonOrNil,
            "beckon.files.read-only": readablePaths.sorted().jsonOrNil,
            "keychain-access-groups": keychainGroups.sorted().jsonOrNil,
        ])
    }

    /// Reads what Beckon knows; other keys grant nothing.
    /// - Throws: `SchemaError` where a value has the wrong type, a bus name is none, or a path is not absolute.
    package init(json: JSONValue) throws {
        networkClient = try json.bool("com.apple.security.network.client")
        networkServer = try json.bool("com.apple.security.network.server")
        sessionBusNames = Set(try json.strings("beckon.bus.session.talk"))
        systemBusNames = Set(try json.strings("beckon.bus.system.talk"))
        readablePaths = Set(try json.strings("beckon.files.read-only"))
        keychainGroups = Set(try json.strings("keychain-access-groups"))
        for name in sessionBusNames.union(systemBusNames) where name.wholeMatch(of: Self.busName) == nil {
            throw SchemaError(.outOfRange, "“\(name)” is no well-known bus name such as org.example.Service.")
        }
        for group in keychainGroups where group.wholeMatch(of: Self.groupName) == nil {
            throw SchemaError(
                .outOfRange,
                "“\(group)” is no name of a keychain group: at most 155 letters, digits, dots, hyphens and underscores, such "
                    + "as org.example.shared, with no variables such as $(AppIdentifierPrefix).")
        }
        guard keychainGroups.count <= KeychainBounds.groups else {
            throw SchemaError(.outOfRange, "An app shares at most \(KeychainBounds.groups) keychain groups.")
        }
        for path in readablePaths where !Self.canBeGiven(path) {
            throw SchemaError(
                .outOfRange,
                "“\(path)” is no path that an app can be given: an absolute one without “.” or “..”, outside "
                    + "\(Self.reservedPlaces.sorted().joined(separator: ", ")).")
        }
    }

    /// What the sandbox fills itself, and must not be covered by the host’s; and where the sockets of the machine and of
    /// the person are, to which a folder that can be read is open.
    private static let reservedPlaces: Set<String> = [
        "/app", "/dev", "/home/app", "/proc", "/run/beckon", "/run/dbus", "/run/user", "/sys", "/tmp/.X11-unix",
    ]

    private static func canBeGiven(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        // Both names are in use for the same folder.
        let path = path == "/var/run" || path.hasPrefix("/var/run/") ? String(path.dropFirst(4)) : path
        return path.hasPrefix("/") && parts.allSatisfy { !["", ".", ".."].contains($0) }
            && path.unicodeScalars.allSatisfy(\.showsItself)
            && !reservedPlaces.contains { path == $0 || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") }
    }

    // A Regex literal is immutable; the type only lacks the conformance.
    nonisolated(unsafe) private static let busName = /[A-Za-z_-][A-Za-z0-9_-]*(\.[A-Za-z_-][A-Za-z0-9_-]*)+/
    nonisolated(unsafe) private static let groupName = /[A-Za-z0-9._-]{1,155}/
}

extension Entitlements {
    /// What is in both.
    func intersection(_ other: Entitlements) -> Entitlements {
        var both = Entitlements()
        both.networkClient = networkClient && other.networkClient
        both.networkServer = networkServer && other.networkServer
        both.sessionBusNames = sessionBusNames.intersection(other.sessionBusNames)
        both.systemBusNames = systemBusNames.intersection(other.systemBusNames)
        both.readablePaths = readablePaths.intersection(other.readablePaths)
        both.keychainGroups = keychainGroups.intersection(other.keychainGroups)
        return both
    }
}
