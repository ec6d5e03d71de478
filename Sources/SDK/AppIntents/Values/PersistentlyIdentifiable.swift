// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation

/// A type with a name that outlives its renaming; App Intents, iOS 16.
public protocol PersistentlyIdentifiable {
    /// The name in catalogues and stored shortcuts; by default the type's own name.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { TypeName.unqualified(Self.self) }
}

/// A type of an app's own values; App Intents, iOS 16.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

/// A type of values that the system defines; App Intents, iOS 26.
public protocol _SystemIntentValue: DisplayRepresentable, PersistentlyIdentifiable, _IntentValue, Sendable {}
