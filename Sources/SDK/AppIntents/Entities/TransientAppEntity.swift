// SPDX-License-Identifier: Apache-2.0

/// A composite value without identity, for results; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity {
    /// An entity whose properties are filled in afterwards.
    init()
}

extension TransientAppEntity where ID == UUID {
    /// A new one at every reading: nothing finds a transient entity again.
    public var id: UUID { UUID() }
}

extension TransientAppEntity {
    public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}
