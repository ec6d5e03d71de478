// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
package import Foundation
import Secrets

/// The apps of this person and of the system.
package actor Registry {
    let configuration: HostConfiguration
    let state: StateStore
    private let supervisor: Supervisor
    private let keychain: Keychain
    private var view: RegistryView?
    /// Extensions that could not say what they offer: not started for the same question again for a while.
    private var failures: [CatalogueKey: (error: HostError, until: ContinuousClock.Instant)] = [:]
    private static let failureMemory = Duration.seconds(60)

    init(configuration: HostConfiguration, state: StateStore, supervisor: Supervisor, keychain: Keychain) {
        self.configuration = configuration
        self.state = state
        self.supervisor = supervisor
        self.keychain = keychain
    }

    /// Reads a bundle without installing it, to show what it asks for.
    /// - Throws: `HostError` with code `badBundle`.
    package nonisolated func inspect(_ url: URL) throws -> AppBundle { try AppBundle(contentsOf: url) }

    /// Installs a bundle, or replaces the app of the same identifier in one step; on failure all is as before.
    /// - Parameters:
    ///   - granting: What the person allowed; it must cover what the bundle asks for.
    ///   - context: The languages in which the app must say what it offers before it is put in place; nil asks nothing.
    /// - Throws: `HostError`, also where the app does not say what it offers.
    @discardableResult
    package func install(
        _ url: URL, granting: Entitlements, trying context: RequestContext? = nil
    ) async throws -> InstalledApp {
        let bundle = try inspect(url)
        guard bundle.entitlements.isCovered(by: granting) else {
            throw HostError(
                .notGranted,
                "“\(bundle.name)” asks for: \(bundle.entitlements.explanations.joined(separator: "; ")). "
                    + "It was not installed, because this was not granted.")
        }
        let before = try await state.grants()[bundle.identifier]
        let installed: AppBundle
        do {
            installed = try await BundleInstaller(directory: configuration.appsDirectory).install(bundle) { trial in
                _ = try VocabularyFile.changes(in: trial.bundle.url)
                if let context { try await tryOut(trial, granting: bundle.entitlements, for: context) }
                try await state.grant(bundle.entitlements, to: bundle.identifier, at: configuration.now())
            }
        } catch {
            // What is thrown is the first failure, also where this one fails as well.
            try? await state.restore(before, to: bundle.identifier, at: configuration.now())
            outdate()
            throw error
        }
        outdate()
        try await state.learn(bundle: VocabularyFile.changes(in: installed.url), of: bundle.identifier)
        await supervisor.end(bundle.identifier)
        return InstalledApp(bundle: installed, origin: .user, granted: bundle.entitlements)
    }

    /// Asks an app that is not in its place yet what it offers, and remembers the answer.
    private func tryOut(
        _ trial: BundleInstaller.Trial, granting: Entitlements, for context: RequestContext
    ) async throws {
        var app = InstalledApp(
            bundle: trial.bundle, origin: .user, granted: trial.bundle.entitlements.intersection(granting))
        if !app.isServer {
            // To say what it offers an extension needs no bus, which may not be there, and no network.
            let readable = app.granted.readablePaths
            app.granted = Entitlements()
            app.granted.readablePaths = readable
        }
        let catalogue = try await supervisor.catalogue(of: app, for: context, trialIn: trial.container)
        let digest = try await BundleDigest.content(of: trial.bundle.url)
        try await state.remember(catalogue, for: CatalogueKey(digest: digest, context: context))
    }

    /// Every app that is whole, by name, and the bundles that are not.
    package func list() async throws -> AppListing { try await currentView().apps }

    /// Every app's catalogue in the languages of `context`, and what could not be used.
    func listing(for context: RequestContext) async throws -> ActionListing {
        let language = CatalogueKey.language(of: context)
        let view = try await currentView()
        if let known = view.actions[language]?.listing { return known }
        let listing = try await listing(of: view.apps, for: context)
        // An extension that failed now may answer the next time.
        let isWhole = listing.apps.count == view.apps.apps.count
        if isWhole, self.view?.look === view.look {
            self.view?.actions[language, default: KnownActions()].listing = listing
        }
        return listing
    }

    /// The one action that a name means.
    /// - Throws: `HostError` with code `unknownAction` or `ambiguous`.
    func resolve(_ name: String, for context: RequestContext) async throws -> ResolvedAction {
        try await find(name, for: context).get()
    }

    /// The action that a name means, or the apps that handle the request that it means, where none of them is preferred.
    /// - Throws: `HostError` with code `unknownAction` or `ambiguous`.
    func find(_ name: String, for context: RequestContext) async throws -> ActionFinding {
        let language = CatalogueKey.language(of: context)
        let view = try await currentView()
        if let known = view.actions[language]?.resolved[name] { return .one(known) }
        var finding = try await find(name, in: view, for: context)
        if case .several(let found, _) = finding, let preferred = try await preferred(among: found) {
            finding = .one(preferred)
        }
        // Another call may have looked again meanwhile, and found the folders changed.
        if case .one(let resolved) = finding, self.view?.look === view.look {
            self.view?.actions[language, default: KnownActions()].remember(resolved, as: name)
        }
        return finding
    }

    private func find(_ name: String, in view: RegistryView, for context: RequestContext) async throws -> ActionFinding
    {
        if view.actions[CatalogueKey.language(of: context)]?.listing == nil {
            // A name that begins with an app's is that app's: the others, any of which may hang, are not started.
            let wanted = name.lowercased()
            let named = view.apps.apps.filter { app in
                [app.name, app.shortName, app.identifier].contains { wanted.hasPrefix($0.lowercased() + ".") }
            }
            let inside = try await listing(of: AppListing(apps: named), for: context)
            if let found = ActionResolver(listing: inside).exactly(name) { return .one(found) }
        }
        return try ActionResolver(listing: try await listing(for: context), languages: context.languages).find(name)
    }

    private func listing(of apps: AppListing, for context: RequestContext) async throws -> ActionListing {
        var listing = ActionListing(apps: [], problems: apps.problems)
        for app in apps.apps {
            do {
                listing.apps.append(
                    ActionListing.Entry(app: app, catalogue: try await catalogue(of: app, for: context)))
            } catch {
                // Beckon's own trouble is not the app's.
                if let error = error as? HostError, error.code == .database { throw error }
                listing.problems.append(
                    AppProblem(path: app.bundle.url.path, message: "\(error)", requests: app.bundle.requests))
            }
        }
        return listing
    }

    /// The last view, or a new one where a file or a grant has changed since.
    private func currentView() async throws -> RegistryView {
        if let view, view.look.isCurrent { return view }
        let look = RegistryLook(at: places.map(\.directory), awaitsChanges: !configuration.isShortLived)
        let view = RegistryView(look: look, apps: read(grants: try await state.grants()))
        self.view = view
        return view
    }

    /// Has this and every other process look again at the apps.
    func outdate() {
        view = nil
        RegistryLook.outdate(configuration.appsDirectory)
    }

    private var places: [(directory: URL, origin: InstalledApp.Origin)] {
        [(configuration.appsDirectory, .user)] + configuration.systemApps.map { ($0, .system) }
    }

    private func read(grants: [String: Entitlements]) -> AppListing {
        var listing = AppListing()
        var seen: Set<String> = []
        for (directory, origin) in places {
            let bundles: [URL]
            do {
                bundles = try BundleInstaller.bundles(in: directory)
            } catch {
                listing.problems.append(AppProblem(path: directory.path, message: "\(error)"))
                continue
            }
            for url in bundles {
                do {
                    let bundle = try AppBundle(contentsOf: url)
                    guard seen.insert(bundle.identifier).inserted else { continue }
                    let granted = bundle.entitlements.intersection(grants[bundle.identifier] ?? Entitlements())
                    listing.apps.append(InstalledApp(bundle: bundle, origin: origin, granted: granted))
                } catch {
                    listing.problems.append(
                        AppProblem(
                            path: url.path, message: "\(error)", requests: AppBundle.requests(ofBundleAt: url)))
                }
            }
        }
        listing.apps.sort { ($0.name, $0.identifier) < ($1.name, $1.identifier) }
        return listing
    }

    /// One app by identifier or name, without regard to case.
    /// - Throws: `HostError` with code `unknownApp` or `ambiguous`.
    package func app(_ name: String) async throws -> InstalledApp {
        let apps = try await list().apps
        if let exact = apps.first(where: { $0.identifier == name }) { return exact }
        let wanted = name.lowercased()
        let found = apps.filter { app in
            [app.name, app.shortName, app.identifier].contains { $0.lowercased() == wanted }
        }
        if found.count > 1 {
            throw HostError(
                .ambiguous, "“\(name)” is the name of \(found.count) apps; say which by its identifier.",
                alternatives: found.map(\.identifier))
        }
        guard let app = found.first else {
            let near = NearMiss(apps.map(\.name)).closest(to: name)
            throw HostError(
                .unknownApp,
                "There is no app “\(name)”. "
                    + (near.isEmpty
                        ? "`beckon app list` shows what is installed."
                        : "Did you mean \(near.joined(separator: ", "))?"),
                alternatives: near)
        }
        return app
    }

    /// Removes an app of this person, and what it kept unless `keepingData`: files, and secrets that no other app reaches.
    /// - Throws: `HostError` with code `unknownApp`, `readOnly` or `files`, also where its secrets cannot be removed; then
    ///   it is still there.
    package func remove(_ name: String, keepingData: Bool = false) async throws {
        let app = try await app(name)
        guard app.origin == .user else {
            throw HostError(
                .readOnly, "“\(app.name)” belongs to the system; remove the package that installed it instead.")
        }
        await supervisor.end(app.identifier)
        if !keepingData { try await forgetSecrets(of: app) }
        let container = configuration.containersDirectory.appending(path: app.identifier)
        try await BundleInstaller(directory: configuration.appsDirectory)
            .remove([app.bundle.url] + (keepingData ? [] : [container]))
        outdate()
        // Last: a full disk has room for it now.
        try await state.revoke(app.identifier)
        try await state.forgetPreferences(of: app.identifier)
        if !keepingData { try await state.forgetLearned(from: app.identifier) }
        try await state.forget(bundle: app.bundle.url.path)
    }

    /// Keeps what an app teaches while it runs.
    /// - Throws: `HostError` with code `database`.
    func learn(_ changes: [LearnedChange], from app: InstalledApp) async throws {
        try await state.learn(changes, from: app.identifier)
    }

    /// How much an app has taught, by kind, such as `vocabulary.contactName` or `phrase`.
    /// - Throws: `HostError` with code `database`.
    package func learnedCounts(of app: InstalledApp) async throws -> [String: Int] {
        try await state.learnedCounts(of: app.identifier)
    }

    /// Removes the secrets that only this app can reach.
    private func forgetSecrets(of app: InstalledApp) async throws {
        let others = try await list().apps.filter { $0.identifier != app.identifier }
        let reached = others.reduce(into: Set<String>()) { $0.formUnion($1.granted.keychainGroups) }
        let shared = app.granted.keychainGroups.subtracting(reached)
        do {
            try await keychain.clear([KeychainAccess.own(app.identifier)] + shared.sorted().map(KeychainAccess.shared))
        } catch let error as SecretStoreError {
            throw HostError(
                .files,
                "“\(app.name)” was not removed, because its secrets could not be: \(error) "
                    + "`beckon app remove --keep-data` leaves them where they are.", cause: error)
        }
    }

    /// Has an app do what the person allows, as far as it asks for it, in place of what was allowed before.
    /// - Throws: `HostError` with code `unknownApp` or `database`.
    package func grant(_ entitlements: Entitlements, to name: String) async throws -> InstalledApp {
        var app = try await app(name)
        // Where only the system has apps, the folder that tells others of the change is not there yet.
        try PrivateDirectory.make(configuration.appsDirectory)
        try await state.grant(entitlements, to: app.identifier, at: configuration.now())
        outdate()
        await supervisor.end(app.identifier)
        app.granted = app.bundle.entitlements.intersection(entitlements)
        return app
    }

    /// What the app offers, in the languages of `context`; starts its extension only where the cache has no answer.
    /// - Throws: `HostError` where the extension does not answer.
    package func catalogue(of app: InstalledApp, for context: RequestContext) async throws -> AppCatalogue {
        let key = CatalogueKey(digest: try await digest(of: app.bundle), context: context)
        if let known = try await state.catalogue(key) { return known }
        if let failure = failures[key], failure.until > .now { throw failure.error }
        let catalogue: AppCatalogue
        do {
            catalogue = try await supervisor.catalogue(of: app, for: context)
        } catch let error as HostError where error.code == .crashed || error.code == .timedOut {
            failures[key] = (error, .now + Self.failureMemory)
            throw error
        }
        try await state.remember(catalogue, for: key)
        return catalogue
    }

    /// What the app offers as far as the cache knows; starts no process.
    package func knownCatalogue(of app: InstalledApp, for context: RequestContext) async throws -> AppCatalogue? {
        try await state.catalogue(CatalogueKey(digest: await digest(of: app.bundle), context: context))
    }

    private func digest(of bundle: AppBundle) async throws -> String {
        let fingerprint = try BundleDigest.fingerprint(of: bundle.url)
        if let known = try await state.digest(for: fingerprint) { return known }
        let digest = try await BundleDigest.content(of: bundle.url)
        try await state.remember(digest: digest, for: fingerprint)
        return digest
    }
}
