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
        let dictionary = BusInterface.Argument("status", "a{sv}")
        return BusInterface(
            ConnectNames.interface,
            methods: [
                .init("Connect", [.init("profile", "s")], returns: [dictionary]) { call in
                    try await steer(call) { try await controller.connect(try Self.profile(call)) }
                },
                .init("Disconnect", returns: [dictionary]) { call in
                    try await steer(call) { try await controller.disconnect() }
                },
                .init("Toggle", [.init("profile", "s")], returns: [dictionary]) { call in
                    try await steer(call) { try await controller.toggle(try Self.profile(call)) }
                },
                .init("GetStatus", returns: [dictionary]) { call in
                    try await steer(call) {}
                },
                .init("ListProfiles", returns: [.init("profiles", "aa{sv}")]) { call in
                    try await authorise(call)
                    return [await profiles()]
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
        do {
            try await press()
        } catch let failure as ConnectFailure {
            throw BusError(name: ConnectNames.errorPrefix + failure.code.rawValue, message: failure.description)
        }
        return [.properties(Self.details(await controller.status()))]
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
                try await connection.update(ConnectNames.interface, at: ConnectNames.path, Self.properties(of: status))
                let text = BusValue.string(status.state.profile?.rawValue ?? "")
                try await connection.emit(
                    path: ConnectNames.path, interface: ConnectNames.interface, member: "StateChanged",
                    [.string(status.state.name), text, .properties(Self.details(status))])
            } catch {
                log("a change of state could not be announced: \(error)")
            }
        }
    }

    private func properties() async -> [String: BusValue] { Self.properties(of: await controller.status()) }

    private static func properties(of status: ConnectController.Status) -> [String: BusValue] {
        [
            "State": .string(status.state.name),
            "Profile": .string(status.state.profile?.rawValue ?? ""),
            "Since": .uint64(UInt64(max(0, status.since.timeIntervalSince1970))),
            "FailureCode": .string(status.state.failure?.code.rawValue ?? ""),
            "FailureMessage": .string(status.state.failure?.description ?? ""),
        ]
    }

    private static func details(_ status: ConnectController.Status) -> [String: BusValue] {
        var details: [String: BusValue] = [
            "state": .string(status.state.name),
            "since": .uint64(UInt64(max(0, status.since.timeIntervalSince1970))),
        ]
        if let profile = status.state.profile { details["profile"] = .string(profile.rawValue) }
        if let failure = status.state.failure {
            details["failure"] = .string(failure.code.rawValue)
            details["message"] = .string(failure.description)
        }
        if let statistics = status.statistics {
            details["received"] = .uint64(statistics.received)
            details["sent"] = .uint64(statistics.sent)
            if let endpoint = statistics.endpoint { details["endpoint"] = .string(endpoint) }
            if let time = statistics.latestHandshake { details["handshake"] = .uint64(time) }
        }
        return details
    }

    private func profiles() async -> BusValue {
        let listing = await controller.listing()
        let chosen = await controller.defaultProfile()
        var rows = listing.profiles.map { profile in
            var row: [String: BusValue] = [
                "id": .string(profile.id.rawValue), "name": .string(profile.name), "kind": .string(profile.kind),
                "default": .boolean(profile.id == chosen),
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
