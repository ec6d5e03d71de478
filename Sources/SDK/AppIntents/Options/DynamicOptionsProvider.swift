// SPDX-License-Identifier: Apache-2.0
/// Lists the values that a parameter may take at the moment; App Intents, iOS 16.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: _IntentValue = Self.Result.Result
    where DefaultValue.ValueType == Result.Result.ValueType

    func results() async throws -> Result

    /// The value of a parameter that nobody set; nil is none.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public typealias ParameterDependency = IntentParameterDependency
    public typealias ItemCollection = IntentItemCollection
    public typealias ItemSection<R> = IntentItemSection<R> where R == Self.Result.Result
    public typealias Item<R> = IntentItem<R> where R == Self.Result.Result

    public func defaultResult() async -> DefaultValue? { nil }
}
