// SPDX-License-Identifier: Apache-2.0

/// An order of entities; App Intents, iOS 16.
///
/// Unchecked: a key path never changes.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    /// Which end comes first.
    public enum Ordering: Hashable, Sendable { case ascending, descending }

    /// The property that decides.
    public let by: PartialKeyPath<Entity>
    /// Which end comes first.
    public let order: Ordering

    package init(by: PartialKeyPath<Entity>, order: Ordering) {
        self.by = by
        self.order = order
    }
}
