// SPDX-License-Identifier: Apache-2.0

/// The action behind a control; the host runs it as any other call.
package struct ActionReference: Sendable, Hashable {
    package var action: String
    package var arguments: [String: IntentValue]
    package init(action: String, arguments: [String: IntentValue] = [:]) {
        self.action = action
        self.arguments = arguments
    }
}

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

/// How far some work has come.
package struct ProgressNode: Sendable, Hashable {
    /// From 0 to 1; nil is work without a known end.
    package var fraction: Double?
    package var label: SnippetNode?
    /// What stands for the amount done, such as “3 of 4”.
    package var valueLabel: SnippetNode?
    package var isCircular: Bool
    package init(
        fraction: Double?, label: SnippetNode? = nil, valueLabel: SnippetNode? = nil, isCircular: Bool = false
    ) {
        self.fraction = fraction
        self.label = label
        self.valueLabel = valueLabel
        self.isCircular = isCircular
    }
}

/// A label that leads to an address.
package struct LinkNode: Sendable, Hashable {
    package var label: SnippetNode
    package var url: String
    package init(label: SnippetNode, url: String) {
        self.label = label
        self.url = url
    }
}
