// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// An action with the app and the catalogue it stands in.
package struct ResolvedAction: Sendable {
    package var app: InstalledApp
    package var catalogue: AppCatalogue
    package var action: ActionDescriptor

    package init(app: InstalledApp, catalogue: AppCatalogue, action: ActionDescriptor) {
        self.app = app
        self.catalogue = catalogue
        self.action = action
    }

    /// The name that always means this action, such as `Notes.AddNote`.
    package var qualifiedName: String { running.qualifiedName }
    package var running: RunningAction {
        RunningAction(appIdentifier: app.identifier, appName: app.name, appShortName: app.shortName, action: action)
    }
}
