// SPDX-License-Identifier: Apache-2.0
/// Lists the values that a parameter may take at the moment; App Intents, iOS 16.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    /// An array, or sections.
    associatedtype Result: ResultsCollection
    /// What stands in when the person says nothing.
    associatedtype DefaultValue: _IntentValue = Self.Result.Result
    where DefaultValue.ValueType == Result.Result.ValueType

    /// The options, in the order in which they are offered.
    func results() async throws -> Result

    /// The value of a parameter that nobody set; nil is none.
    func defaultResult() async -> DefaultValue?

    /// Whether this stands for no provider, where an initialiser needs one as its default.
    static var _offersNothing: Bool { get }
}

extension DynamicOptionsProvider {
    /// Reads other parameters of the intent.
    public typealias ParameterDependency = IntentParameterDependency
    /// Options in sections.
    public typealias ItemCollection = IntentItemCollection
    /// Options under a heading.
    public typealias ItemSection<R> = IntentItemSection<R> where R == Self.Result.Result
    /// An option with words of its own.
    public typealias Item<R> = IntentItem<R> where R == Self.Result.Result

    public static var _offersNothing: Bool { false }

    /// None.
    public func defaultResult() async -> DefaultValue? { nil }
}
