// SPDX-License-Identifier: Apache-2.0

extension BusConnection {
    private static let daemon = "org.freedesktop.DBus"

    private func callDaemon(_ member: String, _ arguments: [BusValue]) async throws -> [BusValue] {
        try await call(BusMethodCall(Self.daemon, "/org/freedesktop/DBus", Self.daemon, member, arguments))
    }

    /// Becomes the owner of a well-known name, without waiting in a queue for it.
    ///
    /// - Throws: ``BusError/Code/nameTaken``, ``BusError/Code/accessDenied``.
    package func requestName(_ name: String) async throws {
        let doNotQueue: UInt32 = 4
        let answer = try await callDaemon("RequestName", [.string(name), .uint32(doNotQueue)])
        let isOwner = [1, 4].contains(try answer.argument(0, \.integer))
        guard isOwner else { throw BusError(.nameTaken, "“\(name)” is owned by another program; end that one first") }
    }

    /// The unique name of a name's present owner; nil where there is none.
    package func owner(of name: String) async throws -> String? {
        do {
            return try await callDaemon("GetNameOwner", [.string(name)]).argument(0, \.text)
        } catch let error as BusError where error.code == .noSuchService {
            return nil
        }
    }

    /// The changes of a name's owner from now on.
    package func ownerChanges(of name: String) async throws -> AsyncStream<BusOwnerChange> {
        let match = BusMatch(
            sender: Self.daemon, interface: Self.daemon, member: "NameOwnerChanged", firstArgument: name)
        let signals = try await signals(match)
        let (stream, continuation) = AsyncStream.makeStream(of: BusOwnerChange.self)
        let reader = Task {
            for await signal in signals {
                let owner = signal.arguments.last?.text
                continuation.yield(BusOwnerChange(name: name, owner: owner == "" ? nil : owner))
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in reader.cancel() }
        return stream
    }

    /// User and process behind a name, from the bus and so not to be forged by the peer.
    package func credentials(of name: String) async throws -> BusCredentials {
        let answer = try await callDaemon("GetConnectionCredentials", [.string(name)]).argument(0, \.dictionary)
        guard let user = answer["UnixUserID"]?.integer.flatMap(UInt32.init(exactly:)) else {
            throw BusError(.accessDenied, "the bus does not know the user behind “\(name)”")
        }
        return BusCredentials(user: user, process: answer["ProcessID"]?.integer.flatMap(Int32.init(exactly:)))
    }
}
