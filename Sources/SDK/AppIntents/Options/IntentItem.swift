// SPDX-License-Identifier: Apache-2.0
/// One value to choose, with its display; App Intents, iOS 16.
public struct IntentItem<Value: _IntentValue> {
    /// What the parameter gets.
    public var value: Value
    /// What the person sees.
    public var description: DisplayRepresentation

    public init(
        _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }

    public init(_ value: Value) {
        self.value = value
        self.description =
            switch value {
            case let value as any AppEnum: value.caseDisplay
            case let value as any InstanceDisplayRepresentable: value.displayRepresentation
            default:
                DisplayRepresentation(
                    title: LocalizedStringResource(stringLiteral: ValueCoder.encode(value).spokenText))
            }
    }

    /// Lists items in a closure; App Intents, iOS 16.
    @resultBuilder
    public enum Builder {
        public static func buildExpression(_ expression: Value) -> [IntentItem<Value>] { [IntentItem(expression)] }
        public static func buildExpression(_ expression: IntentItem<Value>) -> [IntentItem<Value>] { [expression] }
        public static func buildExpression(_ expression: [IntentItem<Value>]) -> [IntentItem<Value>] { expression }
        public static func buildExpression(_ expression: [Value]) -> [IntentItem<Value>] {
            expression.map { IntentItem($0) }
        }
        public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] { items.flatMap(\.self) }
        public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
            components.flatMap(\.self)
        }
        public static func buildOptional(_ component: [IntentItem<Value>]?) -> [IntentItem<Value>] { component ?? [] }
        public static func buildEither(first component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }
        public static func buildEither(second component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }
    }
}

extension IntentItem: Sendable where Value: Sendable {}
