// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation

/// Owns the extensions' processes: one for each app, kept while it is used and for a while after.
package actor Supervisor {
    private struct Resident {
        let process: ExtensionProcess
        /// Conversations that hold it.
        var users = 0
        var idleSince = ContinuousClock.now
        /// Whether it takes no new conversations and ends with its last.
        var isRetired = false
        /// Whether it has said what it speaks.
        var isReady = false
        /// When its private folder is looked at next.
        var nextLook = ContinuousClock.now

        func serves(_ app: InstalledApp) -> Bool { isReady && !isRetired && process.app == app }
    }

    /// How often an extension that has just ended is found or started again for one call.
    private static let attempts = 6
    private static let period = Duration.milliseconds(250)

    private let limits: HostConfiguration.Limits
    private let isShortLived: Bool
    private let launcher: ExtensionLauncher
    private var residents: [ObjectIdentifier: Resident] = [:]
    private var starting: [String: Task<Void, any Error>] = [:]
    /// Extensions that end while nobody waits for it.
    private var endings: [ObjectIdentifier: Task<Void, Never>] = [:]
    private var ticker: Task<Void, Never>?

    init(configuration: HostConfiguration) {
        limits = configuration.limits
        isShortLived = configuration.isShortLived
        launcher = ExtensionLauncher(configuration: configuration)
    }

    /// Lends the app's extension, started where it does not run; `release` gives it back.
    /// - Throws: `HostError` where it cannot be started.
    func acquire(_ app: InstalledApp) async throws -> ExtensionProcess {
        for _ in 0..<Self.attempts {
            if let (key, resident) = residents.first(where: { $0.value.serves(app) }) {
                if resident.process.isRunning {
                    residents[key]?.users += 1
                    return resident.process
                }
                residents[key]?.isRetired = true
                if resident.users == 0 { await end(key) }
                continue
            }
            try await beginning(app).value
        }
        throw HostError(.crashed, "“\(app.name)” ends each time as soon as it has started.")
    }

    /// Starts the app's extension where it does not run, or wakes it, without waiting: `acquire` will be called for it.
    func prepare(_ app: InstalledApp) {
        if let resident = residents.values.first(where: { $0.serves(app) }) {
            resident.process.announce()
        } else {
            _ = beginning(app)
        }
    }

    private func beginning(_ app: InstalledApp) -> Task<Void, any Error> {
        if let pending = starting[app.identifier] { return pending }
        let pending = Task { try await start(app) }
        starting[app.identifier] = pending
        return pending
    }

    private func start(_ app: InstalledApp) async throws {
        defer { starting[app.identifier] = nil }
        let process = try await launcher.launch(app)
        let key = ObjectIdentifier(process)
        residents[key] = Resident(process: process)
        tick()
        do {
            try await process.connect(within: limits.starting)
            residents[key]?.isReady = true
            residents[key]?.idleSince = .now
        } catch {
            await end(key)
            throw error
        }
    }

    /// Gives an extension back. One that is retired ends with its last user, who waits for the end.
    /// - Parameter isLastUse: whether this run needs it no more; a process that runs nothing else then does not keep it.
    func release(_ process: ExtensionProcess, retiring: Bool = false, isLastUse: Bool = false) async {
        let key = ObjectIdentifier(process)
        residents[key]?.users -= 1
        residents[key]?.idleSince = .now
        if retiring || !process.isRunning { residents[key]?.isRetired = true }
        guard let resident = residents[key], resident.users == 0 else { return }
        if resident.isRetired {
            await end(key)
        } else if isLastUse, isShortLived {
            endWithoutWaiting(key)
        }
    }

    /// - Throws: `HostError` where the extension does not answer.
    func catalogue(of app: InstalledApp, for context: RequestContext) async throws -> AppCatalogue {
        let process = try await acquire(app)
        do {
            let catalogue = try await process.catalogue(for: context, within: limits.starting)
            await release(process)
            return catalogue
        } catch {
            await release(process, retiring: true)
            throw error
        }
    }

    /// Asks an app that is not installed yet, in a process that ends with the answer.
    /// - Parameter container: its private folder for that time.
    /// - Throws: `HostError` where it does not answer.
    func catalogue(
        of app: InstalledApp, for context: RequestContext, trialIn container: URL
    ) async throws -> AppCatalogue {
        let process = try await launcher.launch(app, in: container)
        let key = ObjectIdentifier(process)
        // Never ready: watched like the others, and lent to nobody.
        residents[key] = Resident(process: process)
        tick()
        let answer: Result<AppCatalogue, any Error>
        do {
            try await process.connect(within: limits.starting)
            answer = .success(try await process.catalogue(for: context, within: limits.starting))
        } catch {
            answer = .failure(error)
        }
        await end(key)
        return try answer.get()
    }

    /// Ends the extension of one app, when the last conversation with it is over.
    func end(_ identifier: String) async {
        for (key, resident) in residents where resident.process.app.identifier == identifier {
            residents[key]?.isRetired = true
            if resident.users == 0 { await end(key) }
        }
    }

    /// Ends all extensions, whoever holds them.
    func shutdown() async {
        ticker?.cancel()
        for pending in starting.values {
            pending.cancel()
            _ = try? await pending.value
        }
        for ending in endings.values { await ending.value }
        await withTaskGroup { group in
            for key in Array(residents.keys) { group.addTask { await self.end(key) } }
        }
    }

    private func endWithoutWaiting(_ key: ObjectIdentifier) {
        residents[key]?.isRetired = true
        endings[key] = Task {
            await end(key)
            endings[key] = nil
        }
    }

    private func end(_ key: ObjectIdentifier) async {
        guard let resident = residents.removeValue(forKey: key) else { return }
        await resident.process.stop(grace: limits.grace)
    }

    /// Watches over the residents for as long as there are any.
    private func tick() {
        guard ticker == nil else { return }
        ticker = Task { [weak self] in
            while (try? await Task.sleep(for: Self.period)) != nil, await self?.watch() == true {}
            await self?.tickerEnded()
        }
    }

    private func tickerEnded() {
        ticker = nil
        if !residents.isEmpty { tick() }
    }

    /// Looks at every resident; false where there is none.
    private func watch() -> Bool {
        let now = ContinuousClock.now
        for (key, resident) in residents {
            resident.process.check(at: now, limits)
            if now >= resident.nextLook {
                residents[key]?.nextLook = now + limits.storagePeriod
                // Not here: a folder with many files takes a while.
                Task.detached { [limits] in resident.process.check(storage: limits.storage) }
            }
            if resident.isReady, resident.users == 0, now - resident.idleSince >= limits.idle {
                endWithoutWaiting(key)
            }
        }
        return !residents.isEmpty
    }
}
