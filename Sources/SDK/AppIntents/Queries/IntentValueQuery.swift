// SPDX-License-Identifier: Apache-2.0

/// A query from a value of another kind; App Intents, iOS 26.
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// What values are made from.
    associatedtype Input: _IntentValue
    /// What is made.
    associatedtype ResultValue = Self.Result.Result.ValueType where ResultValue == Result.Result
    /// An array, or sections.
    associatedtype Result: ResultsCollection = [ResultValue]

    /// Called whenever a query is needed, so it keeps nothing.
    init()

    /// The values that fit the input.
    func values(for input: Input) async throws -> Result
}
