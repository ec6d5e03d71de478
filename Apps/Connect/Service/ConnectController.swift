// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
package import Foundation

/// Owns the tunnel: lets the machine decide, and the backend act.
package actor ConnectController {
    /// The state as it is shown: with its beginning and, where there is a tunnel, its figures.
    package struct Status: Sendable {
        package var state: TunnelState
        package var since: Date
        /// The profile's name for people, where it is known.
        package var name: String?
        package var statistics: TunnelStatistics?
    }

    private let profiles: ProfileSet
    private let backend: any TunnelBackend
    private let journal: Journal
    private let stored: StoredSecrets
    private let limit: Duration
    private var machine = TunnelMachine()
    private var since = Date()
    private var lastRequest: TunnelMachine.Request = 0
    private var waiting: [TunnelMachine.Request: CheckedContinuation<ConnectFailure?, Never>] = [:]
    private var opening: [TunnelMachine.Attempt: Task<Void, Never>] = [:]
    private var tunnel: (any Tunnel)?
    private var openAttempt: TunnelMachine.Attempt = 0
    private var watcher: Task<Void, Never>?
    private var lastProfile: ProfileID?
    /// Of the profiles that somebody has pressed for.
    private var names: [ProfileID: String] = [:]
    /// What was given for connections that are not made yet.
    private var given: [ProfileID: ConnectSecrets] = [:]
    /// What the present tunnel was made with, so that it can be made again.
    private var used = ConnectSecrets.none
    /// Who connected, as long as there is a tunnel or one is on its way.
    private var owner: UInt32?
    private let changes: AsyncStream<Status>
    private let change: AsyncStream<Status>.Continuation

    /// - Parameters:
    ///   - stored: what nobody needs to be asked for.
    ///   - limit: the longest time to make a connection.
    package init(
        profiles: ProfileSet, backend: any TunnelBackend, journal: Journal, stored: StoredSecrets = StoredSecrets(),
        limit: Duration
    ) {
        self.profiles = profiles
        self.backend = backend
        self.journal = journal
        self.stored = stored
        self.limit = limit
        (changes, change) = AsyncStream.makeStream()
    }

    /// Each state that the tunnel enters, for one reader.
    package nonisolated var stateChanges: AsyncStream<Status> { changes }

    /// Removes what a killed service has left; call it before anything else.
    package func recover() async {
        let steps = journal.recorded
        guard !steps.isEmpty else { return }
        do throws(ConnectFailure) {
            try await backend.cleanUp(after: steps)
            try journal.clear()
            machine = TunnelMachine(
                after: ConnectFailure(
                    .interrupted, "The service was ended while it had a tunnel, which has been taken down"))
        } catch {
            machine = TunnelMachine(after: error)
        }
    }

    // MARK: Presses

    // Cancelling the task of a press withdraws it.

    /// Connects, and returns when the state is final.
    ///
    /// - Parameter id: nil is the default profile.
    /// - Throws: ``ConnectFailure``.
    package func connect(
        _ id: ProfileID?, secrets: ConnectSecrets = .none, by presser: Presser
    ) async throws(ConnectFailure) {
        let profile = try await target(id, presser)
        try await press(secrets, profile, presser) { .connect($0, $1) }
    }

    /// Disconnects, also while a connection is being made, and returns when it is gone.
    package func disconnect(by presser: Presser) async throws(ConnectFailure) {
        try await press(presser) { .disconnect($0) }
    }

    /// Connects or disconnects according to the present state, and returns when the new one is final.
    package func toggle(_ id: ProfileID?, by presser: Presser) async throws(ConnectFailure) {
        // Where there is a tunnel, no profile is needed to take it down.
        if let present { return try await press(presser) { .toggle(present, $0) } }
        let profile = try await target(id, presser)
        // Who found no tunnel wants one, also where another press has made it since.
        try await press(.none, profile, presser) { [present = connected] in
            if let present { .connect(present, $1) } else { .toggle($0, $1) }
        }
    }

    /// Disconnects and connects to the same profile; without a tunnel, connects to the one that was tried last.
    package func reconnect(by presser: Presser) async throws(ConnectFailure) {
        if let present {
            try check(presser)
            given[present] = given[present] ?? used
            return try await press(presser) { .reconnect(present, $0) }
        }
        let profile = try await target(machine.state.profile, presser)
        try await press(.none, profile, presser) { [present = connected] in
            if let present { .connect(present, $1) } else { .reconnect($0, $1) }
        }
    }

    /// Ends a connection that is being made, and returns when it is gone; a tunnel that is there stays.
    package func cancelConnecting(by presser: Presser) async throws(ConnectFailure) {
        try await press(presser) { .cancelConnecting($0) }
    }

    /// Keeps a file as a new profile.
    ///
    /// - Throws: ``ConnectFailure``.
    package func add(_ content: [UInt8], fileName: String) async throws(ConnectFailure) -> ProfileID {
        try await profiles.add(content, fileName: fileName)
    }

    /// Takes the tunnel down before the service ends.
    package func shutDown() async {
        do throws(ConnectFailure) { try await disconnect(by: .root) } catch { log(error.description) }
    }

    /// The present state, as it is shown.
    package func status() async -> Status {
        let statistics = await tunnel?.statistics()
        return Status(
            state: machine.state, since: since, name: machine.state.profile.flatMap { names[$0] },
            statistics: tunnel == nil ? nil : statistics)
    }

    /// How many have no answer yet.
    package var waitingPresses: Int { waiting.count }

    /// What there is for somebody.
    package func listing(for presser: Presser) async -> ProfileListing {
        var listing = await profiles.list()
        listing.profiles.removeAll { !presser.mayUse($0.id) || !presser.sees($0) }
        listing.faults = listing.faults.filter { presser.mayUse($0.key) }
        return listing
    }

    /// Whether they may steer now, or the tunnel is somebody else's.
    ///
    /// - Throws: ``ConnectFailure/Code/notAllowed``.
    package func check(_ presser: Presser) throws(ConnectFailure) {
        guard presser.maySteer(tunnelOf: owner) else {
            throw ConnectFailure(.notAllowed, "The VPN is in use by another person on this machine")
        }
    }

    /// Whether the tunnel is theirs, or there is none.
    package func isOpen(to user: UInt32) -> Bool { Presser(user: user).maySteer(tunnelOf: owner) }

    /// What a person has to give for a profile.
    package nonisolated func secretsToAsk(for profile: Profile) -> [SecretName] {
        stored.secrets(for: profile).missing(of: profile.secrets)
    }

    /// The profile for who names none: the last one that was connected, or the first.
    package func defaultProfile(in listing: ProfileListing) -> ProfileID? {
        let known = listing.profiles.map(\.id)
        if let lastProfile, known.contains(lastProfile) { return lastProfile }
        return known.first
    }

    /// The profile of the tunnel that is there, or on its way in or out.
    private var present: ProfileID? { machine.state.failure == nil ? machine.state.profile : nil }

    private var connected: ProfileID? { if case .connected(let profile) = machine.state { profile } else { nil } }

    private func target(_ id: ProfileID?, _ presser: Presser) async throws(ConnectFailure) -> Profile {
        if let id {
            guard presser.mayUse(id) else {
                throw ConnectFailure(.notAllowed, "The policy of this machine does not let you use “\(id.rawValue)”")
            }
            let profile = try await profiles.profile(id)
            guard presser.sees(profile) else { throw ProfileSet.absence(of: id) }
            return profile
        }
        let listing = await listing(for: presser)
        let chosen = defaultProfile(in: listing)
        if let profile = listing.profiles.first(where: { $0.id == chosen }) { return profile }
        if let fault = listing.faults.values.first { throw fault }
        throw ConnectFailure(.noProfile, "No VPN is configured")
    }

    /// Presses for a connection, unless secrets are missing that it would need: then nothing is touched.
    private func press(
        _ secrets: ConnectSecrets, _ profile: Profile, _ presser: Presser,
        _ event: (ProfileID, TunnelMachine.Request) -> TunnelMachine.Event
    ) async throws(ConnectFailure) {
        try check(presser)
        names[profile.id] = profile.name
        let secrets = secrets.filled(from: stored.secrets(for: profile))
        if machine.state != .connecting(profile.id), machine.state != .connected(profile.id) {
            let missing = secrets.missing(of: profile.secrets)
            guard missing.isEmpty else {
                throw ConnectFailure(.secretsNeeded, missing.map(\.rawValue).joined(separator: ","))
            }
        }
        if secrets != .none { given[profile.id] = secrets }
        try await press(presser) { event(profile.id, $0) }
    }

    private func press(
        _ presser: Presser, _ event: (TunnelMachine.Request) -> TunnelMachine.Event
    ) async throws(ConnectFailure) {
        try check(presser)
        lastRequest += 1
        let request = lastRequest
        let event = event(request)
        let failure: ConnectFailure? = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<ConnectFailure?, Never>) in
                if Task.isCancelled { return continuation.resume(returning: .withdrawn) }
                waiting[request] = continuation
                receive(event, by: presser)
            }
        } onCancel: {
            Task { await withdraw(request) }
        }
        if let failure { throw failure }
    }

    private func withdraw(_ request: TunnelMachine.Request) { receive(.withdraw(request)) }

    // MARK: The machine's actions

    private func receive(_ event: TunnelMachine.Event, by presser: Presser? = nil) {
        let actions = machine.receive(event)
        if machine.state.isTransitional { owner = owner ?? presser?.user } else { given = [:] }
        if present == nil { owner = nil }
        for action in actions { perform(action) }
    }

    private func perform(_ action: TunnelMachine.Action) {
        switch action {
        case .open(let profile, let attempt):
            let secrets = given.removeValue(forKey: profile) ?? .none
            opening[attempt] = Task { await open(profile, secrets, attempt) }
        case .cancelOpening(let attempt): opening[attempt]?.cancel()
        case .close(let attempt):
            watcher?.cancel()
            Task { await close(attempt) }
        case .announce(let state):
            since = Date()
            change.yield(Status(state: state, since: since))
        case .answer(let request, let failure): waiting.removeValue(forKey: request)?.resume(returning: failure)
        }
    }

    private func open(_ id: ProfileID, _ secrets: ConnectSecrets, _ attempt: TunnelMachine.Attempt) async {
        defer { opening[attempt] = nil }
        do throws(ConnectFailure) {
            // What an earlier attempt could not remove would be in the way.
            let left = journal.recorded
            if !left.isEmpty {
                try await backend.cleanUp(after: left)
                try journal.clear()
            }
            let profile = try await profiles.profile(id)
            let request = TunnelRequest(profile: profile, secrets: secrets, limit: limit) {
                [journal] step throws(ConnectFailure) in
                try journal.record(step)
            }
            let opened = try await backend.open(request)
            (tunnel, openAttempt) = (opened, attempt)
            used = secrets
            lastProfile = id
            receive(.opened(attempt))
            watcher = Task { [weak self] in
                if let failure = await opened.loss() { await self?.lose(attempt, failure) }
            }
        } catch {
            forgetSteps(unless: error)
            receive(.openingFailed(attempt, error))
        }
    }

    /// Looks at once whether the tunnel that is up still works, and takes it down where it does not.
    package func verify(within limit: Duration) async {
        let attempt = openAttempt
        guard case .connected = machine.state, let tunnel else { return }
        if let failure = await tunnel.verify(within: limit) { lose(attempt, failure) }
    }

    private func lose(_ attempt: TunnelMachine.Attempt, _ failure: ConnectFailure) {
        receive(.lost(attempt, failure))
    }

    private func close(_ attempt: TunnelMachine.Attempt) async {
        var left: ConnectFailure?
        do throws(ConnectFailure) { try await tunnel?.close() } catch { left = error }
        tunnel = nil
        used = .none
        forgetSteps(unless: left)
        receive(.closed(attempt, left))
    }

    /// What is still there stays in the journal, so that the next start tries again.
    private func forgetSteps(unless failure: ConnectFailure?) {
        guard failure?.code != .cleanUpFailed else { return }
        do throws(ConnectFailure) { try journal.clear() } catch { log(error.description) }
    }
}
