// SPDX-License-Identifier: Apache-2.0

/// Lists shortcuts in a closure; App Intents, iOS 16. Of conditions only `#available` is allowed.
@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildExpression(_ component: AppShortcut) -> [AppShortcut] { [component] }
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap(\.self) }
    public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
    public static func buildLimitedAvailability(_ components: [AppShortcut]) -> [AppShortcut] { components }
}
