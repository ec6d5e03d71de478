// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
package import Foundation

/// Owns the tunnel: lets the machine decide, and the backend act.
package actor ConnectController {
    /// The state as it is shown: with its beginning and, where there is a tunnel, its figures.
    package struct Status: Sendable {
        package var state: TunnelState
        package var since: Date
        package var statistics: TunnelStatistics?
    }

    private let profiles: ProfileFolder
    private let backend: any TunnelBackend
    private let journal: Journal
    private let limit: Duration
    private var machine = TunnelMachine()
    private var since = Date()
    private var lastRequest: TunnelMachine.Request = 0
    private var waiting: [TunnelMachine.Request: CheckedContinuation<ConnectFailure?, Never>] = [:]
    private var opening: [TunnelMachine.Attempt: Task<Void, Never>] = [:]
    private var tunnel: (any Tunnel)?
    private var watcher: Task<Void, Never>?
    private var lastProfile: ProfileID?
    private let changes: AsyncStream<Status>
    private let change: AsyncStream<Status>.Continuation

    /// - Parameter limit: the longest time to make a connection.
    package init(profiles: ProfileFolder, backend: any TunnelBackend, journal: Journal, limit: Duration) {
        self.profiles = profiles
        self.backend = backend
        self.journal = journal
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

    /// Connects, and returns when the state is final.
    ///
    /// - Parameter id: nil is the default profile.
    /// - Throws: ``ConnectFailure``.
    package func connect(_ id: ProfileID?) async throws(ConnectFailure) {
        let profile = try target(id)
        try await press { .connect(profile, $0) }
    }

    /// Disconnects, also while a connection is being made, and returns when it is gone.
    package func disconnect() async throws(ConnectFailure) { try await press { .disconnect($0) } }

    /// Connects or disconnects according to the present state, and returns when the new one is final.
    package func toggle(_ id: ProfileID?) async throws(ConnectFailure) {
        // Where there is a tunnel, no profile is needed to take it down.
        let profile: ProfileID
        if let present = machine.state.failure == nil ? machine.state.profile : nil {
            profile = present
        } else {
            profile = try target(id)
        }
        try await press { .toggle(profile, $0) }
    }

    /// Takes the tunnel down before the service ends.
    package func shutDown() async {
        do throws(ConnectFailure) { try await disconnect() } catch { log(error.description) }
    }

    package func status() async -> Status {
        let statistics = await tunnel?.statistics()
        return Status(state: machine.state, since: since, statistics: tunnel == nil ? nil : statistics)
    }

    package func listing() -> ProfileFolder.Listing { profiles.list() }

    /// The profile for who names none: the last one that was connected, or the first.
    package func defaultProfile() -> ProfileID? {
        let known = profiles.list().profiles.map(\.id)
        if let lastProfile, known.contains(lastProfile) { return lastProfile }
        return known.first
    }

    private func target(_ id: ProfileID?) throws(ConnectFailure) -> ProfileID {
        if let id { return try profiles.profile(id).id }
        if let profile = defaultProfile() { return profile }
        if let fault = profiles.list().faults.values.first { throw fault }
        throw ConnectFailure(.noProfile, "No VPN is configured")
    }

    private func press(_ event: (TunnelMachine.Request) -> TunnelMachine.Event) async throws(ConnectFailure) {
        lastRequest += 1
        let request = lastRequest
        let event = event(request)
        let failure = await withCheckedContinuation { continuation in
            waiting[request] = continuation
            receive(event)
        }
        if let failure { throw failure }
    }

    // MARK: The machine's actions

    private func receive(_ event: TunnelMachine.Event) {
        for action in machine.receive(event) { perform(action) }
    }

    private func perform(_ action: TunnelMachine.Action) {
        switch action {
        case .open(let profile, let attempt):
            opening[attempt] = Task { await open(profile, attempt) }
        case .cancelOpening(let attempt): opening[attempt]?.cancel()
        case .close(let attempt):
            watcher?.cancel()
            Task { await close(attempt) }
        case .announce(let state):
            since = Date()
            change.yield(Status(state: state, since: since, statistics: nil))
        case .answer(let request, let failure): waiting.removeValue(forKey: request)?.resume(returning: failure)
        }
    }

    private func open(_ id: ProfileID, _ attempt: TunnelMachine.Attempt) async {
        defer { opening[attempt] = nil }
        do throws(ConnectFailure) {
            // What an earlier attempt could not remove would be in the way.
            let left = journal.recorded
            if !left.isEmpty {
                try await backend.cleanUp(after: left)
                try journal.clear()
            }
            let request = TunnelRequest(profile: try profiles.profile(id), limit: limit) {
                [journal] step throws(ConnectFailure) in
                try journal.record(step)
            }
            let opened = try await backend.open(request)
            tunnel = opened
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

    private func lose(_ attempt: TunnelMachine.Attempt, _ failure: ConnectFailure) {
        receive(.lost(attempt, failure))
    }

    private func close(_ attempt: TunnelMachine.Attempt) async {
        var left: ConnectFailure?
        do throws(ConnectFailure) { try await tunnel?.close() } catch { left = error }
        tunnel = nil
        forgetSteps(unless: left)
        receive(.closed(attempt, left))
    }

    /// What is still there stays in the journal, so that the next start tries again.
    private func forgetSteps(unless failure: ConnectFailure?) {
        guard failure?.code != .cleanUpFailed else { return }
        do throws(ConnectFailure) { try journal.clear() } catch { log(error.description) }
    }
}

/// Tells the service manager's log, which collects standard error.
func log(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
