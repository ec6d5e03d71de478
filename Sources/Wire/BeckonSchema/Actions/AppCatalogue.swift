// SPDX-License-Identifier: Apache-2.0

/// Everything an app offers, in one language: the answer to `beckon/catalogue`.
package struct AppCatalogue: Sendable, Hashable {
    package var actions: [ActionDescriptor]
    package var enums: [EnumDescriptor]
    package var entities: [EntityDescriptor]
    package var shortcuts: [AppShortcutDescriptor]
    /// Words that bypass the app (`NegativeAppShortcutPhrases`).
    package var negativePhrases: [String]

    package init(
        actions: [ActionDescriptor] = [], enums: [EnumDescriptor] = [], entities: [EntityDescriptor] = [],
        shortcuts: [AppShortcutDescriptor] = [], negativePhrases: [String] = []
    ) {
        self.actions = actions
        self.enums = enums
        self.entities = entities
        self.shortcuts = shortcuts
        self.negativePhrases = negativePhrases
    }
}
