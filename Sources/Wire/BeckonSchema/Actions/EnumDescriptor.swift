// SPDX-License-Identifier: Apache-2.0

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
