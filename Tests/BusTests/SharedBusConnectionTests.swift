// SPDX-License-Identifier: Apache-2.0
import Bus
import Testing

@Suite(.timeLimit(.minutes(1)))
struct SharedBusConnectionTests {
    @Test func allWhoAskGetTheSameConnection() async throws {
        let bus = try await PrivateBus()
        let shared = SharedBusConnection(bus.address)
        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 { group.addTask { try await shared.connection().uniqueName } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(names.count == 1)
    }

    @Test func onlyOneIsMadeAfterTheEnd() async throws {
        let bus = try await PrivateBus()
        let shared = SharedBusConnection(bus.address)
        let first = try await shared.connection()
        let name = try await first.uniqueName
        await first.close()
        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 { group.addTask { try await shared.connection().uniqueName } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(names.count == 1)
        #expect(!names.contains(name))
    }

    @Test func whereThereIsNoBusEachIsTold() async throws {
        let bus = try await PrivateBus()
        let shared = SharedBusConnection(bus.address)
        let first = try await shared.connection()
        bus.stop()
        await first.waitUntilClosed()
        for _ in 0..<2 {
            let error = await #expect(throws: BusError.self) { try await shared.connection() }
            #expect(error?.code == .cannotConnect)
        }
    }
}
