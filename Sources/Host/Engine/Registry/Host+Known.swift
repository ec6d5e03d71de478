// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension Host {
    /// What is known of the apps without starting any process: apps that are not in the cache have no entry.
    package func knownListing(for context: RequestContext) async throws -> ActionListing {
        let apps = try await registry.list()
        var listing = ActionListing(apps: [], problems: apps.problems)
        for app in apps.apps {
            guard let catalogue = try await registry.knownCatalogue(of: app, for: context) else { continue }
            listing.apps.append(ActionListing.Entry(app: app, catalogue: catalogue))
        }
        return listing
    }
}

extension ActionListing {
    /// The one action in the list that a name means.
    /// - Throws: `HostError` with code `unknownAction` or `ambiguous`.
    package func resolve(_ name: String) throws -> ResolvedAction { try ActionResolver(listing: self).resolve(name) }
}
