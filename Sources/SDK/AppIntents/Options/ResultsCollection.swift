// SPDX-License-Identifier: Apache-2.0
/// What a query or provider returns: a list, plain or in sections; App Intents, iOS 16.
public protocol ResultsCollection<Result> {
    /// What one option is.
    associatedtype Result: _IntentValue

    /// Said above the options.
    var promptLabel: LocalizedStringResource? { get }
    /// Whether a long list gets an index of first letters.
    var usesIndexedCollation: Bool { get }
    /// The values, without headings.
    var items: [Result.ValueType] { get }
    /// No option.
    static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element

    public var promptLabel: LocalizedStringResource? { nil }
    public var usesIndexedCollation: Bool { false }
    public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
    public static var empty: [Element] { [] }
}
