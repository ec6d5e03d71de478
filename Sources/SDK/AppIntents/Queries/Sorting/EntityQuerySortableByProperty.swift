// SPDX-License-Identifier: Apache-2.0

/// A property by which entities can be put in order; App Intents, iOS 16.
///
/// Unchecked: a key path never changes.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    package let keyPath: PartialKeyPath<Entity>

    /// Sorts by a property declared with `@Property`.
    public init<Property: AnyIntentValue>(_ keyPath: KeyPath<Entity, Property>) { self.keyPath = keyPath }
}
