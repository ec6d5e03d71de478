// SPDX-License-Identifier: Apache-2.0

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
