// SPDX-License-Identifier: Apache-2.0
import Bus

/// A service that gives back what it gets.
enum EchoService {
    static let name = "org.example.Echo"
    static let path = "/org/example/Echo"

    /// - Parameter sleeping: told of each call of `Sleep`.
    private static func interface(_ sleeping: AsyncStream<Void>.Continuation?) -> BusInterface {
        BusInterface(
            name,
            methods: [
                BusInterface.Method("Echo", [.init("given", "v")], returns: [.init("returned", "v")]) { $0.arguments },
                BusInterface.Method("Refuse", [.init("reason", "s")]) { call in
                    throw BusError(name: "org.example.Error.Refused", message: try call.arguments.argument(0, \.text))
                },
                BusInterface.Method("Lie", [], returns: [.init("number", "i")]) { _ in [.string("no number")] },
                BusInterface.Method("Sleep", [], returns: []) { _ in
                    sleeping?.yield()
                    try await Task.sleep(for: .seconds(60))
                    return []
                },
            ],
            signals: [.init("Ticked", [.init("count", "u")])],
            properties: [.init("Level", .int32(1)), .init("Names", .strings([]))])
    }

    static func start(
        _ address: BusAddress, sleeping: AsyncStream<Void>.Continuation? = nil
    ) async throws -> BusConnection {
        let connection = try await BusConnection.open(address)
        try await connection.export(interface(sleeping), at: path)
        try await connection.requestName(name)
        return connection
    }

    static func call(_ member: String, _ arguments: [BusValue] = [], timeout: Duration = .seconds(5)) -> BusMethodCall {
        BusMethodCall(name, path, name, member, arguments, timeout: timeout)
    }
}
