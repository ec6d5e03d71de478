// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import ChildProcess
import Foundation
import Synchronization

/// One running extension and the connection to it.
final class ExtensionProcess: Sendable {
    /// The processes around it: the guard, and bubblewrap's two.
    private static let own = 3

    typealias Elicit = @Sendable (JSONValue) async -> JSONValue

    private struct OpenCall {
        let watch: CallWatch
        let elicit: Elicit
    }

    let app: InstalledApp
    private let container: URL
    /// What was in the private folder at the last look.
    private let use = Mutex<FolderUse?>(nil)
    private let child: ChildProcess
    private let errors: OutputTail
    private let client: MCPClient
    private let proxy: BusProxy?
    private let calls: OpenCalls
    /// Why the host killed it, where it did.
    private let verdict = Mutex<String?>(nil)

    /// The calls that wait for an answer; shared with the client, which asks through it.
    private final class OpenCalls: Sendable {
        let open = Mutex<[ObjectIdentifier: OpenCall]>([:])

        /// A handshake-era server does not say which call its question belongs to: with several open, nobody can know.
        func elicit(_ params: JSONValue) async -> JSONValue {
            let asked = open.withLock { $0.count == 1 ? $0.first?.value : nil }
            guard let asked, asked.watch.questionOpens() else { return ["action": "cancel"] }
            defer { asked.watch.questionCloses() }
            return await asked.elicit(params)
        }
    }

    init(
        app: InstalledApp, container: URL, child: ChildProcess, errors: OutputTail, transport: any Transport,
        proxy: BusProxy?
    ) {
        let calls = OpenCalls()
        // A Beckon app asks by its answers and by nothing else.
        let elicit: MCPClient.Elicit? = app.isServer ? { @Sendable params in await calls.elicit(params) } : nil
        self.app = app
        self.container = container
        self.child = child
        self.errors = errors
        self.proxy = proxy
        self.calls = calls
        client = MCPClient(
            transport: transport, implementation: Host.implementation, elicit: elicit,
            inputRequests: app.isServer ? [] : [KeychainRequest.method])
    }

    /// Wakes it for the call that is about to come.
    func announce() { if !app.isServer { client.announce() } }

    /// Whether it can take a call; its channel breaks a moment before its end is reported.
    var isRunning: Bool { child.isRunning && client.isOpen }

    /// - Throws: `HostError` with code `sandbox`, `crashed` or `timedOut`.
    func connect(within limit: Duration) async throws {
        let server = try await watched(CallWatch(limit: limit), elicit: Self.refuse) { [client] in
            try await client.connect()
        }
        proxy?.hide()
        guard app.isServer || server.revision == .v20260728 else {
            condemn("it speaks \(server.revision.rawValue) of MCP, and an app must speak 2026-07-28")
            throw await crash(nil)
        }
    }

    /// - Throws: `HostError`; `MCPError` for an error that the extension answered with; `CancellationError`.
    func call(
        _ call: ToolCall, within limit: Duration, questions: Int,
        onProgress: @escaping @Sendable (ProgressUpdate) -> Void, elicit: @escaping Elicit
    ) async throws -> ToolOutcome {
        let watch = CallWatch(limit: limit, questions: questions)
        return try await watched(watch, elicit: elicit) { [client] in
            try await client.callTool(call) { update in
                watch.touch()
                onProgress(update)
            }
        }
    }

    /// Asks the person what the extension waits for. Where it ends meanwhile, the question is put away at once.
    /// - Throws: what `ask` throws; `HostError` where the extension has ended.
    func waiting<Answer: Sendable>(for ask: @escaping @Sendable () async throws -> Answer) async throws -> Answer {
        try await withThrowingTaskGroup(of: Result<Answer, MCPError>?.self) { group in
            group.addTask { .success(try await ask()) }
            group.addTask { [client] in await client.waitForEnd().map { .failure($0) } }
            defer { group.cancelAll() }
            while let first = try await group.next() {
                switch first {
                case .success(let answer): return answer
                // Cancelled, as `ask` is too.
                case nil: continue
                case .failure(let end):
                    group.cancelAll()
                    // The report comes after the question has left the surface.
                    _ = await group.nextResult()
                    throw await crash(end)
                }
            }
            throw CancellationError()
        }
    }

    func catalogue(for context: RequestContext, within limit: Duration) async throws -> AppCatalogue {
        let meta: JSONValue = [MetaKey.context: context.json]
        return try await watched(CallWatch(limit: limit), elicit: Self.refuse) { [client, app] in
            let catalogue =
                app.isServer
                ? try AppCatalogue(tools: try await client.listTools(meta: meta).map(\.json))
                : try AppCatalogue(json: try await client.request("beckon/catalogue", meta: meta))
            try catalogue.checkNames()
            return catalogue
        }
    }

    /// Looks whether a call is late, and whether the extension took more processes or memory than it may.
    func check(at now: ContinuousClock.Instant, _ limits: HostConfiguration.Limits) {
        for call in calls.open.withLock({ Array($0.values) }) { call.watch.check(at: now) }
        guard child.isRunning else { return }
        let family = ProcessTree(root: child.id).members(upTo: limits.processes + Self.own)
        if family.count > limits.processes + Self.own {
            // The limit of the sandbox is none for root.
            condemn("it started more than \(limits.processes) processes")
        } else if ProcessTree.holdMore(than: limits.memory, family) {
            condemn("it used more than \(limits.memory >> 20) MiB of memory")
        } else if ProcessTree.openDescriptors(family, upTo: limits.descriptors) > limits.descriptors {
            condemn("it has more than \(limits.descriptors) files, sockets and pipes open")
        } else if MemoryFolders.holdTooMany(family) {
            condemn("it keeps more than \(MemoryFolders.mostFiles) files in a folder that lives in memory")
        }
    }

    /// Looks whether the extension keeps more than it may. It may still start with too much, and clear up.
    func check(storage limit: Int) {
        let now = FolderUse(of: container)
        let before = use.withLock { use in
            defer { use = now }
            return use
        }
        guard child.isRunning else { return }
        if now.files > FolderUse.mostFiles {
            condemn("it keeps more than \(FolderUse.mostFiles) files in its private folder")
        } else if now.isPartlyHidden {
            condemn(
                "it keeps files in its private folder that cannot be counted: in a folder that may not be entered, or "
                    + "more than \(FolderUse.deepest) folders deep")
        } else if let before, now.bytes > limit, now.bytes > before.bytes {
            condemn("it keeps more than \(limit >> 20) MiB in its private folder, and adds to it")
        }
    }

    /// Closes the channel, which ends a well-behaved extension, and kills what is left after `grace`.
    func stop(grace: Duration) async {
        client.close()
        if await child.exit(within: grace) == nil {
            child.kill()
            _ = await child.exit()
        }
        await proxy?.stop()
    }

    /// Kills it at once, with the reason that a crash report gives.
    private func condemn(_ reason: String) {
        verdict.withLock { if $0 == nil { $0 = reason } }
        child.kill()
    }

    private func watched<Result: Sendable>(
        _ watch: CallWatch, elicit: @escaping Elicit, _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let key = ObjectIdentifier(watch)
        // Begins on this thread and ends on the one that reads the answer: no change of thread but the caller's own.
        let work = Task.immediate(executorPreference: client.executor, operation: body)
        watch.arm { work.cancel() }
        calls.open.withLock { $0[key] = OpenCall(watch: watch, elicit: elicit) }
        defer { calls.open.withLock { _ = $0.removeValue(forKey: key) } }
        do {
            return try await withTaskCancellationHandler {
                try await work.value
            } onCancel: {
                work.cancel()
            }
        } catch is CancellationError where watch.hasAskedTooOften {
            condemn("it asked more than \(watch.questions) questions in one call")
            throw await crash(nil)
        } catch is CancellationError where watch.isLate {
            throw HostError(
                .timedOut, "“\(app.name)” did not answer within \(watch.limit.formatted()), without a sign of progress."
            )
        } catch let error as MCPError where error.code == .connectionClosed || error.code == .violation {
            await watch.waitForQuestions()
            throw await crash(error)
        } catch let error as SchemaError {
            condemn("it answered with something malformed: \(error)")
            throw await crash(nil)
        }
    }

    /// Says how the extension ended, which it has or soon will.
    private func crash(_ error: MCPError?) async -> HostError {
        if let error, error.code == .violation { condemn("it broke the protocol: \(error.message)") }
        var exit = await child.exit(within: .seconds(1))
        if exit == nil {
            condemn("it closed its channel and did not end")
            exit = await child.exit()
        }
        await errors.settle(within: .milliseconds(200))
        return CrashReport(
            app: app.name, exit: exit, verdict: verdict.withLock { $0 }, connection: error?.message,
            lines: errors.lines()
        ).error
    }

    private static let refuse: Elicit = { _ in ["action": "cancel"] }
}

extension InstalledApp {
    /// Whether the app is an MCP server that knows nothing of Beckon.
    var isServer: Bool {
        if case .server = bundle.program { true } else { false }
    }
}
