// SPDX-License-Identifier: Apache-2.0
/// What a query or provider returns: a list, plain or in sections; App Intents, iOS 16.
public protocol ResultsCollection<Result> {
    associatedtype Result: _IntentValue

    var promptLabel: LocalizedStringResource? { get }
    var usesIndexedCollation: Bool { get }
    var items: [Result.ValueType] { get }
    static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element

    public var promptLabel: LocalizedStringResource? { nil }
    public var usesIndexedCollation: Bool { false }
    public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
    public static var empty: [Element] { [] }
}
