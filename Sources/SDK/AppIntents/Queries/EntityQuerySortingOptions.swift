// SPDX-License-Identifier: Apache-2.0

/// A property by which entities can be put in order; App Intents, iOS 16.
///
/// Unchecked: a key path never changes.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    package let keyPath: PartialKeyPath<Entity>

    /// Sorts by a property declared with `@Property`.
    public init<Property: AnyIntentValue>(_ keyPath: KeyPath<Entity, Property>) { self.keyPath = keyPath }
}

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

/// Lists sortable properties in a closure; App Intents, iOS 16.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildExpression(
        _ expression: EntityQuerySortableByProperty<Entity>
    ) -> EntityQuerySortableByProperty<Entity> { expression }

    public static func buildBlock(
        _ components: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { components }
}
