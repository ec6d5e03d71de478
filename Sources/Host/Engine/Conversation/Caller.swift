// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema

/// Calls one action of an extension, again where it wants the person to authenticate first.
struct Caller {
    let host: Host
    let process: ExtensionProcess
    let action: ActionDescriptor
    let asking: Asking
    let keychain: KeychainUse
    let limit: Duration

    /// - Throws: `ActionFailure`, `HostError`, `MCPError` or `CancellationError`.
    func run(_ arguments: [String: JSONValue], _ context: RequestContext) async throws -> ActionResult {
        var context = context
        // What is known of the proof is this type's to say, and nobody's who asks for the run.
        context.isAuthenticated = false
        context.challenge = nil
        var result = try await call(arguments, context)
        // Such a demand is the extension's way to be called again, by itself and with what it knows: it names no action.
        if let demand = result.authentication, result.failure?.code == .authenticationRequired, !process.app.isServer {
            try await authenticate(context)
            context.isAuthenticated = true
            context.challenge = demand.challenge
            let learned = result.learned
            result = try await call(demand.arguments, context)
            result.learned = learned + result.learned
            if result.authentication != nil {
                let words = HostWords.of(context.languages)
                result.failure = ActionFailure(.denied, words.authenticationNotTaken.filled(action.title))
            }
        }
        result.authentication = nil
        return result
    }

    private func authenticate(_ context: RequestContext) async throws {
        let surface = asking.surface
        await surface.makeWay()
        _ = try await process.waiting { [access = host.access, running = asking.action] in
            try await access.authenticate(
                for: running, in: context.languages, mayUseTerminal: surface.mayUseTerminal)
            return JSONValue.null
        }
    }

    private func call(_ arguments: [String: JSONValue], _ context: RequestContext) async throws -> ActionResult {
        let relay = ProgressRelay(surface: asking.surface, action: asking.action)
        let exchange = Exchange(
            process: process, asking: asking, keychain: keychain, relay: relay, limit: limit,
            questions: host.configuration.limits.questions)
        let call = ToolCall(name: action.identifier, arguments: arguments, meta: [MetaKey.context: context.json])
        do {
            let result = try await exchange.run(call, returning: action.resultType)
            await relay.finish()
            return result
        } catch {
            await relay.finish()
            throw error
        }
    }
}
