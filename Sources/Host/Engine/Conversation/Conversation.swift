// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Foundation
import Secrets

/// One request, from the name of an action to its result, with all questions in between, on one surface.
struct Conversation {
    let host: Host
    let surface: any Surface

    func run(_ request: RunRequest) async -> RunOutcome {
        let start = ContinuousClock.now
        let resolved: ResolvedAction
        let isChosen: Bool
        do {
            let finding = try await host.registry.find(request.action, for: request.context)
            (resolved, isChosen) = try await chosen(finding, in: request.context.languages)
        } catch {
            let failure = Self.failure(for: error)
            return RunOutcome(
                action: nil, result: ActionResult(failure: failure), duration: .now - start,
                alternatives: (error as? HostError)?.alternatives ?? [])
        }
        var outcome = await run(resolved, request, depth: 0)
        outcome.isAppChosen = isChosen
        return outcome
    }

    /// Runs an action and the ones that it opens.
    private func run(_ resolved: ResolvedAction, _ request: RunRequest, depth: Int) async -> RunOutcome {
        let start = ContinuousClock.now
        let asking = Asking(
            surface: surface, action: resolved.running, confirmsAll: request.confirmsAll,
            limit: host.configuration.limits.questions, words: .of(request.context.languages))
        let keychain = KeychainUse(host.keychain, app: resolved.app, words: .of(request.context.languages))
        let result: ActionResult
        var isAppsFailure = false
        var entry: Int64?
        do {
            let arguments = Result {
                try ArgumentReader(
                    resolved.action, in: resolved.catalogue, for: request.context, readsPaths: request.readsPaths
                ).read(request.arguments)
            }
            if case .success = arguments, resolved.action.authenticationPolicy == .alwaysAllowed {
                // Nothing can refuse it any more: the process starts while the history is written.
                await host.supervisor.prepare(resolved.app)
            }
            entry = try await host.history.begin(
                resolved.running, arguments: request.arguments, surface: surface.name)
            result = try await perform(resolved, with: arguments.get(), request, asking, keychain)
            isAppsFailure = result.failure != nil
        } catch {
            result = ActionResult(failure: asking.failure(for: error) ?? Self.failure(for: error))
        }
        var outcome = RunOutcome(
            action: resolved.running, result: result, duration: .now - start,
            resources: resolved.app.bundle.resourcesPath, openQuestion: asking.openQuestion,
            isAppsFailure: isAppsFailure)
        outcome.reports = keychain.reports
        await learn(&outcome, from: resolved.app)
        // An app knows only that it reaches nothing, and takes that for another fault.
        if isAppsFailure || outcome.kind == .crashed { outcome.notGranted = resolved.app.notGranted }
        do {
            if let entry { try await host.history.end(entry, outcome) }
        } catch {
            // The action has run: its result is worth more than its entry in the history.
            outcome.historyProblem = "\(error)"
        }
        guard let next = outcome.result.follows, outcome.result.failure == nil else { return outcome }
        return await follow(next, after: outcome, of: resolved, request, depth: depth + 1)
    }

    /// Keeps what the app taught meanwhile.
    private func learn(_ outcome: inout RunOutcome, from app: InstalledApp) async {
        let changes = outcome.result.learned
        outcome.result.learned = []
        guard !changes.isEmpty, !app.isServer else { return }
        do {
            try await host.registry.learn(changes, from: app)
        } catch {
            // The action has run: its result is worth more than what it taught.
            outcome.reports.append("\(error)")
        }
    }

    /// Runs the action that `opensIntent` named; what it leaves unsaid stays as the first one said it.
    private func follow(
        _ next: ActionReference, after outcome: RunOutcome, of resolved: ResolvedAction, _ request: RunRequest,
        depth: Int
    ) async -> RunOutcome {
        var outcome = outcome
        guard depth <= host.configuration.limits.follows else {
            outcome.result.failure = ActionFailure(
                .failed,
                "More than \(host.configuration.limits.follows) actions followed one another; the last was ended.")
            return outcome
        }
        guard let action = resolved.catalogue.actions.first(where: { $0.identifier == next.action }) else {
            outcome.result.failure = ActionFailure(
                .notFound,
                "“\(resolved.action.title)” opens “\(next.action)”, which “\(resolved.app.name)” does not have.")
            return outcome
        }
        var request = request
        request.arguments = next.arguments.mapValues(\.json)
        // These are the app's words, and a path in them is none that the person named.
        request.readsPaths = false
        let followed = await run(
            ResolvedAction(app: resolved.app, catalogue: resolved.catalogue, action: action), request, depth: depth)
        outcome.result.value = followed.result.value ?? outcome.result.value
        outcome.result.dialog = followed.result.dialog ?? outcome.result.dialog
        outcome.result.snippet = followed.result.snippet ?? outcome.result.snippet
        outcome.result.responseCode = followed.result.responseCode ?? outcome.result.responseCode
        outcome.result.userActivity = followed.result.userActivity ?? outcome.result.userActivity
        outcome.result.follows = nil
        outcome.result.failure = followed.result.failure
        outcome.isAppsFailure = followed.isAppsFailure
        outcome.notGranted = followed.notGranted
        outcome.reports += followed.reports
        outcome.openQuestion = followed.openQuestion
        outcome.duration += followed.duration
        return outcome
    }

    private func perform(
        _ resolved: ResolvedAction, with arguments: [String: JSONValue], _ request: RunRequest, _ asking: Asking,
        _ keychain: KeychainUse
    ) async throws -> ActionResult {
        try await host.access.authorize(
            resolved.running, in: request.context.languages, mayUseTerminal: surface.mayUseTerminal)
        var arguments = arguments
        if resolved.app.isServer {
            arguments = try await asking.complete(arguments, from: resolved.catalogue.enums)
            if resolved.action.asksConfirmation { try await asking.confirmForeignAction() }
        }
        var context = request.context
        context.surface = surface.name
        context.isUnlocked = await host.access.isUnlocked()
        let process = try await host.supervisor.acquire(resolved.app)
        let caller = Caller(
            host: host, process: process, action: resolved.action, asking: asking, keychain: keychain,
            limit: request.timeLimit ?? host.configuration.limits.performing)
        do {
            let result = try await caller.run(arguments, context)
            await host.supervisor.release(process, isLastUse: result.follows == nil)
            return result
        } catch {
            // After a call that was given up nobody knows what the extension still does.
            await host.supervisor.release(process, retiring: error is CancellationError || error is HostError)
            throw error
        }
    }

    /// The failure that a run reports for an error of the host or of the wire.
    private static func failure(for error: any Error) -> ActionFailure {
        switch error {
        case let failure as ActionFailure: return failure
        case let error as HostError where error.code == .ambiguous:
            return ActionFailure(.ambiguousAction, error.message)
        case let error as HostError: return ActionFailure(codes[OutcomeKind(error)] ?? .unavailable, error.message)
        case is CancellationError: return ActionFailure(.cancelled, "Cancelled.")
        case let error as MCPError: return ActionFailure(.failed, "The app answered with an error: \(error.message)")
        default: return ActionFailure(.unavailable, "\(error)")
        }
    }

    private static let codes: [OutcomeKind: ActionFailure.Code] = [
        .notFound: .unknownAction, .denied: .denied, .crashed: .crashed, .timedOut: .timedOut,
    ]
}
