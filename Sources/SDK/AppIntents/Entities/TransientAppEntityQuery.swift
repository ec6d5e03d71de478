// SPDX-License-Identifier: Apache-2.0

/// The query of entities that cannot be found again; App Intents, iOS 16.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
