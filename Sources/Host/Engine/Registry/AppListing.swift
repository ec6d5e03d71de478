// SPDX-License-Identifier: Apache-2.0

/// The apps that are whole, and the bundles that are not.
package struct AppListing: Sendable {
    package var apps: [InstalledApp] = []
    package var problems: [AppProblem] = []
}
