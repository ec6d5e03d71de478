// SPDX-License-Identifier: Apache-2.0

/// The properties by which entities can be found; App Intents, iOS 16.
///
/// Unchecked: declarations never change after `init`.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    package let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
        properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) {
        declarations = properties()
    }

    public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
        declarations[index]
    }
}
