// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Which entities of a type are wanted.
package enum EntityRequest: Sendable, Hashable {
    case identifiers([String])
    case matching(String)
    case suggested
    case all
}

extension IntentReflection {
    /// What the type's query answers.
    /// - Throws: what the query throws.
    package static func entities(of type: any AppEntity.Type, _ request: EntityRequest) async throws -> [EntityValue] {
        try await values(of: type, request)
    }

    private static func values<Entity: AppEntity>(
        of type: Entity.Type, _ request: EntityRequest
    ) async throws -> [EntityValue] {
        let source = EntitySource<Entity>(nil)
        let found =
            switch request {
            case .identifiers(let identifiers): try await source.entities(identifiers: identifiers)
            case .matching(let text): try await source.entities(matching: text)
            case .suggested: try await source.suggested()
            case .all: try await source.all()
            }
        return found.map(EntityCoder.encode)
    }
}
