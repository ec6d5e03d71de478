// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// All actions of all apps, and what was left out.
package struct ActionListing: Sendable {
    /// One app with what it offers.
    package struct Entry: Sendable {
        package var app: InstalledApp
        package var catalogue: AppCatalogue
        package init(app: InstalledApp, catalogue: AppCatalogue) {
            self.app = app
            self.catalogue = catalogue
        }
    }
    package var apps: [Entry]
    package var problems: [AppProblem]
    package init(apps: [Entry], problems: [AppProblem] = []) {
        self.apps = apps
        self.problems = problems
    }
}
