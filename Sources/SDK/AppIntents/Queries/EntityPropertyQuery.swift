// SPDX-License-Identifier: Apache-2.0
/// A query by the entities' properties; App Intents, iOS 16. The app applies comparators, order and limit itself.
public protocol EntityPropertyQuery: EntityQuery {
    /// What the app makes of a comparison, such as a predicate.
    associatedtype ComparatorMappingType

    static var properties: QueryProperties { get }
    static var sortingOptions: SortingOptions { get }
    static var findIntentDescription: IntentDescription? { get }

    /// - Parameter limit: The greatest number of entities wanted; nil is all.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    public typealias ComparatorMode = EntityQueryComparatorMode
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias Property = EntityQueryProperty
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    public typealias Sort = EntityQuerySort

    public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparisons must hold, or one; App Intents, iOS 16.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// An order of entities; App Intents, iOS 16.
///
/// Unchecked: a key path never changes.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    public enum Ordering: Hashable, Sendable { case ascending, descending }

    public let by: PartialKeyPath<Entity>
    public let order: Ordering

    package init(by: PartialKeyPath<Entity>, order: Ordering) {
        self.by = by
        self.order = order
    }
}

/// A property by which entities can be put in order; App Intents, iOS 16.
///
/// Unchecked: a key path never changes.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    package let keyPath: PartialKeyPath<Entity>

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
