// SPDX-License-Identifier: Apache-2.0

/// An app that can be run.
package struct InstalledApp: Sendable, Hashable {
    /// Who installed it: the person, or the system for everybody.
    package enum Origin: String, Sendable, Hashable { case user, system }
    package var bundle: AppBundle
    package var origin: Origin
    /// What the person allowed; never more than the bundle asks for.
    package var granted: Entitlements

    package init(bundle: AppBundle, origin: Origin, granted: Entitlements) {
        self.bundle = bundle
        self.origin = origin
        self.granted = granted
    }

    package var identifier: String { bundle.identifier }
    package var name: String { bundle.name }
    package var shortName: String { bundle.shortName }

    /// What it asks for and may not do, one sentence each.
    package var notGranted: [String] {
        let granted = granted.explanations
        return bundle.entitlements.explanations.filter { !granted.contains($0) }
    }
}
