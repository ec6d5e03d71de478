// SPDX-License-Identifier: Apache-2.0
/// Values under a heading; App Intents, iOS 16.
public struct IntentItemSection<Result: _IntentValue> {
    /// The heading; nil for none.
    public var description: DisplayRepresentation?
    /// In the order in which they are offered.
    public var items: [IntentItem<Result>]

    /// Options without a heading.
    public init(items: [IntentItem<Result>]) { self.items = items }

    /// Options under a heading.
    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.description = DisplayRepresentation(title: title)
        self.items = items
    }

    /// Values under a heading, each shown by its own display representation.
    public init(_ title: LocalizedStringResource, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    public init(
        _ title: LocalizedStringResource? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.description = title.map { DisplayRepresentation(title: $0) }
        self.items = itemsBuilder()
    }

    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
        self.items = itemsBuilder()
    }

    /// Lists sections in a closure; App Intents, iOS 16.
    @resultBuilder
    public enum Builder {
        public static func buildExpression(_ expression: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
            [expression]
        }
        public static func buildExpression(_ expression: IntentItem<Result>) -> [IntentItemSection<Result>] {
            [IntentItemSection(items: [expression])]
        }
        public static func buildExpression(_ expression: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
            expression
        }
        public static func buildExpression(_ expression: [IntentItem<Result>]) -> [IntentItemSection<Result>] {
            [IntentItemSection(items: expression)]
        }
        public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
            sections.flatMap(\.self)
        }
        public static func buildArray(_ components: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
            components.flatMap(\.self)
        }
        public static func buildOptional(_ component: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
            component ?? []
        }
    }
}

extension IntentItemSection: Sendable where Result: Sendable {}
