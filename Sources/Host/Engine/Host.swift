// SPDX-License-Identifier: Apache-2.0
package import BeckonMCP
package import BeckonSchema
import Foundation
import Secrets

/// Everything that runs actions on this machine, for one person and in one process.
package final class Host: Sendable {
    /// The version of Beckon, of which this is the only place.
    package static let version = "0.1.0"
    /// What Beckon calls itself on the wire.
    package static let implementation = Implementation(name: "beckon", title: "Beckon", version: version)

    package let configuration: HostConfiguration
    package let registry: Registry
    package let supervisor: Supervisor
    package let history: History
    package let access: Access
    let keychain: Keychain

    /// - Throws: `HostError` where the person's folders cannot be made.
    package init(
        configuration: HostConfiguration = HostConfiguration(), authority: (any SessionAuthority)? = nil
    ) throws {
        try PrivateDirectory.make(configuration.dataDirectory)
        let state = StateStore(path: configuration.databasePath)
        self.configuration = configuration
        history = History(state: state, now: configuration.now)
        supervisor = Supervisor(configuration: configuration)
        keychain = Keychain(
            directory: configuration.keychainDirectory,
            sessionBus: BusProxy.sessionAddress(configuration.environment), environment: configuration.environment,
            now: configuration.now)
        registry = Registry(
            configuration: configuration, state: state, supervisor: supervisor, keychain: keychain)
        access = Access(authority: authority ?? SystemAuthority(environment: configuration.environment))
    }

    /// Every app's catalogue in the person's language, from the cache where the bundle did not change.
    package func listing(for context: RequestContext) async throws -> ActionListing {
        try await registry.listing(for: context)
    }

    /// The one action that a name means: `App.Action`, a title, or an unambiguous part of either.
    /// - Throws: `HostError` with code `unknownAction` or `ambiguous`, whose `alternatives` are names to try.
    package func resolve(_ name: String, for context: RequestContext) async throws -> ResolvedAction {
        try await registry.resolve(name, for: context)
    }

    /// Runs one request to its end, with all questions in between. Cancelling the task cancels the action.
    package func run(_ request: RunRequest, on surface: any Surface) async -> RunOutcome {
        await Conversation(host: self, surface: surface).run(request)
    }

    /// What `beckon doctor` shows.
    package func doctor(for context: RequestContext) async -> [DoctorCheck] {
        await Doctor(host: self, context: context).checks()
    }

    /// Ends every extension and waits until its processes are gone.
    package func shutdown() async { await supervisor.shutdown() }
}
