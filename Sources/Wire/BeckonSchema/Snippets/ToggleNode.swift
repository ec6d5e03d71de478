// SPDX-License-Identifier: Apache-2.0

/// A switch that runs an action.
package struct ToggleNode: Sendable, Hashable {
    package var label: SnippetNode
    package var isOn: Bool
    package var action: ActionReference?
    package init(label: SnippetNode, isOn: Bool, action: ActionReference?) {
        self.label = label
        self.isOn = isOn
        self.action = action
    }
}
