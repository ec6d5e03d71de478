// SPDX-License-Identifier: Apache-2.0

/// Something to press that runs an action.
package struct ButtonNode: Sendable, Hashable {
    package enum Role: String, Sendable, Hashable { case destructive, cancel, confirm, close }
    package var label: SnippetNode
    package var role: Role?
    /// Nil where the author gave a closure: closures do nothing in a snippet.
    package var action: ActionReference?
    package init(label: SnippetNode, role: Role? = nil, action: ActionReference?) {
        self.label = label
        self.role = role
        self.action = action
    }
}
