// SPDX-License-Identifier: Apache-2.0

/// An entity that system search may hold; App Intents, iOS 18.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntity: AppEntity {
    /// Whether search leaves the entity out.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    public var hideInSpotlight: Bool { false }
}
