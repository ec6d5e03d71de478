// SPDX-License-Identifier: Apache-2.0

/// The properties by which entities can be put in order; App Intents, iOS 16.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    package let options: [EntityQuerySortableByProperty<Entity>]

    public init() { options = [] }

    public init(
        @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
    ) {
        options = content()
    }

    public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}
