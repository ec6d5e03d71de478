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

/// A closed list of values, App Intents `AppEnum`.
package struct EnumDescriptor: Sendable, Hashable {
    package struct Case: Sendable, Hashable {
        package var rawValue: String
        package var display: DisplayRepresentationValue
        package init(rawValue: String, display: DisplayRepresentationValue) {
            self.rawValue = rawValue
            self.display = display
        }
    }
    package var identifier: String
    package var title: String
    package var cases: [Case]
    package init(identifier: String, title: String, cases: [Case]) {
        self.identifier = identifier
        self.title = title
        self.cases = cases
    }
}

/// A type of the app's own things, App Intents `AppEntity`.
package struct EntityDescriptor: Sendable, Hashable {
    package struct Property: Sendable, Hashable {
        package var name: String
        package var title: String
        package var type: ValueType
        package init(name: String, title: String, type: ValueType) {
            self.name = name
            self.title = title
            self.type = type
        }
    }
    package var identifier: String
    package var title: String
    package var properties: [Property]
    /// Whether the query finds by text (`EntityStringQuery`).
    package var isSearchable: Bool
    /// Whether the query lists all (`EnumerableEntityQuery`).
    package var isEnumerable: Bool
    package init(
        identifier: String, title: String, properties: [Property] = [], isSearchable: Bool = false,
        isEnumerable: Bool = false
    ) {
        self.identifier = identifier
        self.title = title
        self.properties = properties
        self.isSearchable = isSearchable
        self.isEnumerable = isEnumerable
    }
}

/// An action with its phrases, App Intents `AppShortcut`; phrases hold `${applicationName}` and `${parameter}`.
package struct AppShortcutDescriptor: Sendable, Hashable {
    package var action: String
    package var phrases: [String]
    package var shortTitle: String
    package var systemImageName: String?
    /// Parameters that the shortcut's intent already holds.
    package var arguments: [String: IntentValue]
    package init(
        action: String, phrases: [String], shortTitle: String, systemImageName: String? = nil,
        arguments: [String: IntentValue] = [:]
    ) {
        self.action = action
        self.phrases = phrases
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        self.arguments = arguments
    }
}
