// SPDX-License-Identifier: Apache-2.0

/// What one app may reach of the keychain.
///
/// An app's own group, which has the name of its identifier, is another one than a shared group of that name: no other
/// app can come to it, whatever it asks for.
package struct KeychainAccess: Sendable, Hashable {
    /// The app's bundle identifier.
    package var app: String
    /// The groups that it may share with others.
    package var shared: Set<String>

    package init(app: String, shared: Set<String>) {
        self.app = app
        self.shared = shared
    }

    private static let ownPrefix = "app:"
    private static let sharedPrefix = "group:"

    /// The app's own group, as stores know it.
    package static func own(_ app: String) -> String { ownPrefix + app }

    /// A group that several apps may share, as stores know it.
    package static func shared(_ name: String) -> String { sharedPrefix + name }

    /// Every group that the app reaches, as stores know them; its own first.
    package var groups: [String] { [Self.own(app)] + shared.sorted().map(Self.shared) }

    /// The group that the app means by a name; nil where it may not reach it.
    func group(named name: String) -> String? {
        if name == app { return Self.own(app) }
        return shared.contains(name) ? Self.shared(name) : nil
    }

    /// What the app calls a group.
    static func name(of group: String) -> String {
        String(group.dropFirst(group.hasPrefix(ownPrefix) ? ownPrefix.count : sharedPrefix.count))
    }
}
