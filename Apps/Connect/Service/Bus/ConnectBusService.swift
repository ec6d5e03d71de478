// SPDX-License-Identifier: Apache-2.0
package import Bus
import ConnectCore
import Foundation

/// Offers the controller on a bus, to its owner and to root.
package struct ConnectBusService: Sendable {
    private let connection: BusConnection
    private let controller: ConnectController
    private let owner: UInt32

    /// - Parameter owner: the user who may steer the tunnel.
    package init(_ connection: BusConnection, _ controller: ConnectController, owner: UInt32) {
        self.connection = connection
        self.controller = controller
        self.owner = owner
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
                    try await steer(call) { try await controller.connect(try Self.profile(call)) }
                },
                .init("ConnectWith", [profile, .init("secrets", "a{ss}")], returns: [status]) { call in
                    let secrets = ConnectSecrets(reading: try call.arguments.argument(1, \.dictionary))
                    return try await steer(call) {
                        try await controller.connect(try Self.profile(call), secrets: secrets)
                    }
                },
                .init("Disconnect", returns: [status]) { call in
                    try await steer(call) { try await controller.disconnect() }
                },
                .init("Toggle", [profile], returns: [status]) { call in
                    try await steer(call) { try await controller.toggle(try Self.profile(call)) }
                },
                .init("Reconnect", returns: [status]) { call in
                    try await steer(call) { try await controller.reconnect() }
                },
                .init("CancelConnecting", returns: [status]) { call in
                    try await steer(call) { try await controller.cancelConnecting() }
                },
                .init("GetStatus", returns: [status]) { call in
                    try await steer(call) {}
                },
                .init("ListProfiles", returns: [.init("profiles", "aa{sv}")]) { call in
                    try await authorise(call)
                    return [await profiles()]
                },
                .init("AddProfile", [.init("file_name", "s"), .init("content", "ay")], returns: [.init("id", "s")]) {
                    call in
                    try await authorise(call)
                    let name = try call.arguments.argument(0, \.text)
                    let content = try call.arguments.argument(1, \.bytes)
                    return [
                        .string(try await Self.naming { try await controller.add(content, fileName: name) }.rawValue)
                    ]
                },
            ],
            signals: [
                .init("StateChanged", [.init("state", "s"), .init("profile", "s"), .init("details", "a{sv}")])
            ],
            properties: properties.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
    }

    // MARK: Callers

    private func authorise(_ call: BusMessage) async throws {
        let user = try await connection.credentials(of: call.sender).user
        guard user == owner || user == 0 else {
            throw BusError(
                name: "org.freedesktop.DBus.Error.AccessDenied",
                message: "user \(user) may not use the tunnel of user \(owner)")
        }
    }

    private func steer(_ call: BusMessage, _ press: () async throws -> Void) async throws -> [BusValue] {
        try await authorise(call)
        try await Self.naming(press)
        return [.properties(StatusWords.details(await controller.status()))]
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
        for await status in controller.stateChanges {
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

    private func profiles() async -> BusValue {
        let listing = await controller.listing()
        let chosen = await controller.defaultProfile(in: listing)
        var rows = listing.profiles.map { profile in
            var row: [String: BusValue] = [
                "id": .string(profile.id.rawValue), "name": .string(profile.name), "kind": .string(profile.kind),
                "default": .boolean(profile.id == chosen), "secrets": .strings(profile.secrets.map(\.rawValue)),
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
