// SPDX-License-Identifier: Apache-2.0

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
