// SPDX-License-Identifier: Apache-2.0
/// Values in sections; App Intents, iOS 16.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    /// In the order in which they are offered.
    public var sections: [IntentItemSection<Result>]
    /// Said above the options.
    public var promptLabel: LocalizedStringResource?
    /// Whether a long list gets an index of first letters.
    public var usesIndexedCollation: Bool

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) where Result: DisplayRepresentable {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items.map { IntentItem($0) })])
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    /// The values of all sections.
    public var items: [Result.ValueType] {
        sections.flatMap(\.items).compactMap { $0.value as? Result.ValueType }
    }

    /// No option.
    public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}

extension IntentItemCollection: Sendable where Result: Sendable {}
