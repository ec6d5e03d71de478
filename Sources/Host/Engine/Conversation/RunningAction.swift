// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// The action a surface is asked about.
package struct RunningAction: Sendable, Hashable {
    package var appIdentifier: String
    package var appName: String
    package var action: ActionDescriptor
    package init(appIdentifier: String, appName: String, action: ActionDescriptor) {
        self.appIdentifier = appIdentifier
        self.appName = appName
        self.action = action
    }
}
