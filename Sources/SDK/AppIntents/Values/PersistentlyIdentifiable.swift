// SPDX-License-Identifier: Apache-2.0

/// A type with a name that outlives its renaming; App Intents, iOS 16.
public protocol PersistentlyIdentifiable {
    /// The name in catalogues and stored shortcuts; by default the type's own name.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { TypeName.unqualified(Self.self) }
}
