// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Finds the action that a person's words name.
struct ActionResolver {
    /// As many as a person looks through.
    private static let shownNames = 20

    /// Bytes: more than any name that is typed, and few enough to be looked for in every name of every app.
    private static let longestName = 1000

    private let candidates: [ResolvedAction]
    private let problems: [AppProblem]
    private let apps: [InstalledApp]
    private let words: HostWords

    /// - Parameter languages: BCP 47 tags, preferred first, for what is said where nothing is found.
    init(listing: ActionListing, languages: [String] = []) {
        words = .of(languages)
        problems = listing.problems
        apps = listing.apps.map(\.app)
        candidates = listing.apps.flatMap { entry in
            entry.catalogue.actions.map {
                ResolvedAction(app: entry.app, catalogue: entry.catalogue, action: $0)
            }
        }
    }

    private typealias Reading = (ResolvedAction) -> Bool

    /// The one action whose whole name this is, with its app's; nil where there is none, or several.
    func exactly(_ name: String) -> ResolvedAction? {
        for fits in Self.whole(name) {
            let found = candidates.filter(fits)
            if !found.isEmpty { return found.count == 1 ? found[0] : nil }
        }
        return nil
    }

    /// Ways to read a name that begins with an app's, the strictest first.
    private static func whole(_ name: String) -> [Reading] {
        let wanted = name.lowercased()
        return [
            { "\($0.app.identifier).\($0.action.identifier)" == name || $0.qualifiedName == name },
            { "\($0.app.identifier).\($0.action.identifier)".lowercased() == wanted },
            { found in
                [found.app.shortName, found.app.name].contains { name in
                    [found.action.identifier, found.action.title].contains { "\(name).\($0)".lowercased() == wanted }
                }
            },
        ]
    }

    /// - Throws: `HostError` with code `unknownAction` or `ambiguous`.
    func resolve(_ name: String) throws -> ResolvedAction { try find(name).get() }

    /// - Throws: `HostError` with code `unknownAction` or `ambiguous`.
    func find(_ name: String) throws -> ActionFinding {
        let wanted = name.lowercased()
        let parts: [Reading] = [
            { $0.action.identifier.lowercased() == wanted || $0.action.title.lowercased() == wanted },
            { $0.qualifiedName.lowercased().contains(wanted) || $0.action.title.lowercased().contains(wanted) },
        ]
        guard !wanted.isEmpty, name.utf8.count <= Self.longestName else { throw unknown(name) }
        for fits in Self.whole(name) + parts {
            let fitting = candidates.filter(fits)
            // What its app hides is meant only where nothing that people see fits.
            let shown = fitting.filter(\.action.isDiscoverable)
            let found = shown.isEmpty ? fitting : shown
            if found.count == 1 { return .one(found[0]) }
            if found.count > 1 {
                let names = Array(distinctNames(of: found).prefix(Self.shownNames))
                let more = found.count > names.count ? " …" : "."
                let error = HostError(
                    .ambiguous,
                    words.severalActions.filled(name, "\(found.count)", names.joined(separator: ", ") + more),
                    alternatives: names)
                guard Self.areOneRequest(found) else { throw error }
                return .several(found, error)
            }
        }
        throw unknown(name)
    }

    /// Whether these are one kind of request, which their apps say they handle.
    private static func areOneRequest(_ found: [ResolvedAction]) -> Bool {
        found.allSatisfy { action in
            action.action.identifier == found[0].action.identifier
                && action.app.bundle.requests.contains(action.action.identifier)
        }
    }

    /// The names of actions, by app identifier where two apps share a name.
    private func distinctNames(of actions: [ResolvedAction]) -> [String] {
        let names = actions.map(\.qualifiedName)
        return Set(names).count == names.count
            ? names.sorted() : actions.map { "\($0.app.identifier).\($0.action.identifier)" }.sorted()
    }

    private func unknown(_ name: String) -> HostError {
        var near: [String] = []
        let spellings: [(ResolvedAction) -> String] = [
            \.qualifiedName, \.action.identifier, \.action.title,
        ]
        for spelling in spellings {
            let byName = Dictionary(
                candidates.map { (spelling($0), $0.qualifiedName) }, uniquingKeysWith: { one, _ in one })
            for hit in NearMiss(Array(byName.keys)).closest(to: name) {
                if let found = byName[hit], !near.contains(found) { near.append(found) }
            }
        }
        let shown = name.utf8.count <= Self.longestName ? name : name.prefix(60) + "…"
        let could = handlers(of: shown)
        let hint =
            could ?? (near.isEmpty ? words.listShowsAll : words.didYouMean.filled(near.joined(separator: ", ")))
        // The action may be one of an app that was left out.
        let left = could == nil ? problems.map { "\n" + words.leftOut.filled($0.message) }.joined() : ""
        return HostError(.unknownAction, "\(words.noAction.filled(shown)) \(hint)\(left)", alternatives: near)
    }

    /// Which apps could handle the request that is meant, and why they do not; nil where no request is meant.
    private func handlers(of name: String) -> String? {
        func isMeant(_ requests: [String]) -> Bool { requests.contains { RequestKind(name: $0).isMeant(by: name) } }
        let broken = problems.filter { isMeant($0.requests) }.map { "\n– " + $0.message }
        let silent = apps.filter { isMeant($0.bundle.requests) }
            .map { "\n– " + words.offersNothing.filled($0.name) }
        if broken.count + silent.count > 0 { return words.handlersUnusable + (broken + silent).joined() }
        let kind = RequestKind(name: name)
        guard kind.isSiriKits else { return nil }
        guard let purpose = AppKind(request: name).flatMap({ words.appKinds[$0] }) else {
            return words.noHandler.filled(name)
        }
        return words.noHandlerOfKind.filled(purpose, name)
    }
}
