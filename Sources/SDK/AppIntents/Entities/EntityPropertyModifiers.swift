// SPDX-License-Identifier: Apache-2.0

/// What can be done with a property; App Intents, iOS 26.
public struct EntityPropertyModifiers: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shortcuts cannot change it.
    public static let readOnly = EntityPropertyModifiers(rawValue: 1)
    /// Its value is fetched when it is asked for.
    public static let async = EntityPropertyModifiers(rawValue: 2)
}
