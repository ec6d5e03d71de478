// SPDX-License-Identifier: Apache-2.0

/// An entity by its identifier, with its display and visible properties where the value is for people.
package struct EntityValue: Sendable, Hashable {
    package var type: String
    package var id: String
    package var display: DisplayRepresentationValue?
    package var properties: [String: IntentValue]
    package init(
        type: String, id: String, display: DisplayRepresentationValue? = nil, properties: [String: IntentValue] = [:]
    ) {
        self.type = type
        self.id = id
        self.display = display
        self.properties = properties
    }
}
