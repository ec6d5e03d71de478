// SPDX-License-Identifier: Apache-2.0
/// An identifier that survives as text; App Intents, iOS 16.
public protocol EntityIdentifierConvertible {
    /// The identifier as text that finds the entity again.
    var entityIdentifierString: String { get }

    /// The identifier that the text stands for, or nil where it is none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    public var entityIdentifierString: String { description }

    public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Float: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }

    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}
