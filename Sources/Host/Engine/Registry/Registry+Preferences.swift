// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension Registry {
    /// The app that the person chose for each kind of request, by the identifiers of both.
    package func preferences() async throws -> [String: String] {
        let apps = try await list()
        var preferences: [String: String] = [:]
        for (request, chosen) in try await state.preferences() {
            // Also where another program removed the app, or replaced it by one that handles less.
            if apps.apps.contains(where: { $0.identifier == chosen && $0.bundle.requests.contains(request) }) {
                preferences[request] = chosen
            } else if !apps.problems.contains(where: { $0.requests.contains(request) }) {
                try await state.forgetPreference(for: request)
            }
        }
        return preferences
    }

    /// Has requests of a kind go to an app where several handle them.
    /// - Parameter name: the kind, by its class or title.
    /// - Returns: what was preferred.
    /// - Throws: `HostError` with code `unknownApp`, `unknownAction` or `ambiguous`.
    package func prefer(_ name: String, in appName: String, for context: RequestContext) async throws -> ResolvedAction
    {
        let app = try await app(appName)
        let catalogue = try await catalogue(of: app, for: context)
        let wanted = name.lowercased()
        let found = catalogue.actions.first { action in
            app.bundle.requests.contains(action.identifier)
                && ([action.identifier, action.title].contains { $0.lowercased() == wanted }
                    || RequestKind(name: action.identifier).isMeant(by: name))
        }
        guard let found else {
            let words = HostWords.of(context.languages)
            let handled = app.bundle.requests
            throw HostError(
                .unknownAction,
                words.appDoesNotHandle.filled(app.name, name)
                    + (handled.isEmpty ? "" : " " + words.appHandles.filled(handled.joined(separator: ", "))),
                alternatives: handled)
        }
        // Where only the system has apps, the folder that tells others of the change is not there yet.
        try PrivateDirectory.make(configuration.appsDirectory)
        try await state.prefer(app.identifier, for: found.identifier)
        outdate()
        return ResolvedAction(app: app, catalogue: catalogue, action: found)
    }

    /// Has the person be asked again which app a kind of request is for.
    /// - Parameter name: the kind, by its class or title.
    /// - Returns: the kind's class.
    /// - Throws: `HostError` with code `unknownAction` where no app is chosen for it.
    package func forgetPreference(for name: String, in context: RequestContext) async throws -> String {
        let preferences = try await state.preferences()
        var found = preferences.keys.first { RequestKind(name: $0).isMeant(by: name) }
        if found == nil {
            let wanted = name.lowercased()
            found = try await listing(for: context).apps.flatMap(\.catalogue.actions)
                .first { $0.title.lowercased() == wanted && preferences[$0.identifier] != nil }?.identifier
        }
        guard let found else {
            throw HostError(
                .unknownAction, HostWords.of(context.languages).nothingPreferred.filled(name),
                alternatives: preferences.keys.sorted())
        }
        try await state.forgetPreference(for: found)
        outdate()
        return found
    }

    /// The one of several apps that the person has chosen for all requests of that kind.
    func preferred(among found: [ResolvedAction]) async throws -> ResolvedAction? {
        guard let request = found.first?.action.identifier else { return nil }
        let chosen = try await preferences()[request]
        return found.first { $0.app.identifier == chosen }
    }
}
