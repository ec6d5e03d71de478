// SPDX-License-Identifier: Apache-2.0

/// A query by the entities' properties; App Intents, iOS 16. The app applies comparators, order and limit itself.
public protocol EntityPropertyQuery: EntityQuery {
    /// What the app makes of a comparison, such as a predicate.
    associatedtype ComparatorMappingType

    /// What can be compared, and by which comparators.
    static var properties: QueryProperties { get }
    /// What entities can be put in order by.
    static var sortingOptions: SortingOptions { get }
    /// Describes the action that finds entities by this query.
    static var findIntentDescription: IntentDescription? { get }

    /// The entities that the comparisons leave.
    /// - Parameters:
    ///   - comparators: What the app has made of the comparisons.
    ///   - mode: Whether all of them must hold.
    ///   - sortedBy: The order, the first property deciding first.
    ///   - limit: The greatest number of entities wanted; nil is all.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    /// Whether all comparisons must hold.
    public typealias ComparatorMode = EntityQueryComparatorMode
    /// The list of comparable properties.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// One comparable property.
    public typealias Property = EntityQueryProperty
    /// The list of sortable properties.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// One sortable property.
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    /// An order of entities.
    public typealias Sort = EntityQuerySort

    /// None.
    public static var findIntentDescription: IntentDescription? { nil }
}
