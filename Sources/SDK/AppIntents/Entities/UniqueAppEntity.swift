// SPDX-License-Identifier: Apache-2.0

/// An entity of which there is one; App Intents, iOS 18.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
    }
}

extension UniqueAppEntity where ID == String {
    public var id: String { Self.persistentIdentifier }
}
