// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// The action a surface is asked about.
package struct RunningAction: Sendable, Hashable {
    package var appIdentifier: String
    package var appName: String
    /// What stands before the dot in the action's name.
    package var appShortName: String
    package var action: ActionDescriptor

    /// - Parameter appShortName: nil where it is the same as the name that people see.
    package init(appIdentifier: String, appName: String, appShortName: String? = nil, action: ActionDescriptor) {
        self.appIdentifier = appIdentifier
        self.appName = appName
        self.appShortName = appShortName ?? appName
        self.action = action
    }

    /// The name that always means this action, such as `Notes.AddNote`.
    package var qualifiedName: String { "\(appShortName).\(action.identifier)" }
}
