// SPDX-License-Identifier: Apache-2.0
package import Bus
import ConnectCore
import Foundation

/// Offers the controller on a bus, to those whom the gate lets in.
package struct ConnectBusService: Sendable {
    private let quiet = QuietTime()
    private let connection: BusConnection
    private let controller: ConnectController
    private let gate: AccessGate
    private let presses = WaitingPresses()

    package init(_ connection: BusConnection, _ controller: ConnectController, gate: AccessGate) {
        self.connection = connection
        self.controller = controller
        self.gate = gate
    }

    /// Serves until the connection to the bus ends.
    ///
    /// - Throws: `BusError` where the name is taken or not allowed.
    package func run() async throws {
        try await connection.export(interface(properties: await properties()), at: ConnectNames.path)
        try await connection.requestName(ConnectNames.service)
        await withTaskGroup { group in
            group.addTask { await announceChanges() }
            await connection.waitUntilClosed()
            group.cancelAll()
        }
    }

    private func interface(properties: [String: BusValue]) -> BusInterface {
        let status = BusInterface.Argument("status", "a{sv}")
        let profile = BusInterface.Argument("profile", "s")
        return BusInterface(
            ConnectNames.interface,
            methods: [
                .init("Connect", [profile], returns: [status]) { call in
                    try await steer(call) { try await controller.connect(try Self.profile(call), by: $0) }
                },
                .init("ConnectWith", [profile, .init("secrets", "a{ss}")], returns: [status]) { call in
                    let secrets = ConnectSecrets(reading: try call.arguments.argument(1, \.dictionary))
                    return try await steer(call) {
                        try await controller.connect(try Self.profile(call), secrets: secrets, by: $0)
                    }
                },
                .init("Disconnect", returns: [status]) { call in
                    try await steer(call) { try await controller.disconnect(by: $0) }
                },
                .init("Toggle", [profile], returns: [status]) { call in
                    try await steer(call) { try await controller.toggle(try Self.profile(call), by: $0) }
                },
                .init("Reconnect", returns: [status]) { call in
                    try await steer(call) { try await controller.reconnect(by: $0) }
                },
                .init("CancelConnecting", returns: [status]) { call in
                    try await steer(call) { try await controller.cancelConnecting(by: $0) }
                },
                .init("Withdraw", returns: [status]) { call in
                    await presses.withdrawAll(of: call.sender)
                    return [await tell(try await caller(of: call).user)]
                },
                .init("GetStatus", returns: [status]) { call in
                    [await tell(try await caller(of: call).user)]
                },
                .init("ListProfiles", returns: [.init("profiles", "aa{sv}")]) { call in
                    let caller = try await caller(of: call)
                    return [await profiles(for: try await Self.naming { try await gate.admitToLook(caller) })]
                },
                .init("AddProfile", [.init("file_name", "s"), .init("content", "ay")], returns: [.init("id", "s")]) {
                    call in
                    let caller = try await caller(of: call)
                    let name = try call.arguments.argument(0, \.text)
                    let content = try call.arguments.argument(1, \.bytes)
                    return try await Self.naming {
                        _ = try await gate.admit(caller, to: .addProfile)
                        return [.string(try await controller.add(content, fileName: name).rawValue)]
                    }
                },
            ],
            signals: [
                .init("StateChanged", [.init("state", "s"), .init("profile", "s"), .init("details", "a{sv}")])
            ],
            properties: properties.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
    }

    // MARK: Callers

    /// The bus vouches for the user.
    private func caller(of call: BusMessage) async throws -> Caller {
        Caller(name: call.sender, user: try await connection.credentials(of: call.sender).user)
    }

    private func steer(
        _ call: BusMessage, _ press: @escaping @Sendable (Presser) async throws -> Void
    ) async throws -> [BusValue] {
        // Who has left before this is heard has no credentials any more.
        let departures = try await connection.ownerChanges(of: call.sender)
        let caller = try await caller(of: call)
        try await Self.naming {
            try await presses.run(of: caller.name, until: departures) {
                // Nobody is asked for a password to be told that the tunnel is somebody else's.
                try await controller.check(Presser(user: caller.user))
                try await press(try await gate.admit(caller, to: .steer))
            }
        }
        return [await tell(caller.user)]
    }

    /// Of a tunnel that is somebody else's, neither the figures nor the name are told.
    private func tell(_ user: UInt32) async -> BusValue {
        var status = await controller.status()
        let isOpen = await controller.isOpen(to: user)
        if !isOpen { (status.statistics, status.name) = (nil, nil) }
        return .properties(StatusWords.details(status).merging(["steerable": .boolean(isOpen)]) { $1 })
    }

    /// Gives a failure its name on the bus.
    private static func naming<Result>(_ work: () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch let failure as ConnectFailure {
            // Programs read the names of the secrets, so nothing may follow them.
            let message = failure.code == .secretsNeeded ? "These are needed: \(failure.detail)" : failure.description
            throw BusError(name: ConnectNames.errorPrefix + failure.code.rawValue, message: message)
        }
    }

    /// An empty name stands for the default profile.
    private static func profile(_ call: BusMessage) throws -> ProfileID? {
        let name = try call.arguments.argument(0, \.text)
        return name.isEmpty ? nil : ProfileID(rawValue: name)
    }

    // MARK: What is told

    private func announceChanges() async {
        await quiet.begin()
        for await status in controller.stateChanges {
            await quiet.begin()
            do {
                try await connection.update(
                    ConnectNames.interface, at: ConnectNames.path, StatusWords.properties(status))
                let text = BusValue.string(status.state.profile?.rawValue ?? "")
                try await connection.emit(
                    path: ConnectNames.path, interface: ConnectNames.interface, member: "StateChanged",
                    [.string(status.state.name), text, .properties(StatusWords.details(status))])
            } catch {
                log("a change of state could not be announced: \(error)")
            }
        }
    }

    private func properties() async -> [String: BusValue] { StatusWords.properties(await controller.status()) }

    private func profiles(for presser: Presser) async -> BusValue {
        let listing = await controller.listing(for: presser)
        let chosen = await controller.defaultProfile(in: listing)
        var rows = listing.profiles.map { profile in
            var row: [String: BusValue] = [
                "id": .string(profile.id.rawValue), "name": .string(profile.name), "kind": .string(profile.kind),
                "default": .boolean(profile.id == chosen),
                "secrets": .strings(controller.secretsToAsk(for: profile).map(\.rawValue)),
            ]
            if let endpoint = profile.endpoint { row["endpoint"] = .string(endpoint) }
            return row
        }
        rows += listing.faults.sorted { $0.key < $1.key }.map { id, fault in
            ["id": .string(id.rawValue), "name": .string(id.rawValue), "fault": .string(fault.description)]
        }
        return .array(of: "a{sv}", rows.map(BusValue.properties))
    }
}
