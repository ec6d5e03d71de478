// SPDX-License-Identifier: Apache-2.0
import Bus
import ChildProcess
import Foundation
import Testing

/// Other implementations of D-Bus as clients of our objects, and filtering proxies in between.
@Suite struct BusObjectTests {
    @Test func gdbusReadsTheDescriptionAndCalls() async throws {
        let bus = try await PrivateBus()
        let service = try await EchoService.start(bus.address)
        let target = ["--session", "--dest", EchoService.name, "--object-path", EchoService.path]
        let description = try await bus.output(of: "/usr/bin/gdbus", ["introspect"] + target)
        for line in [
            "Echo(in  v given,", "out v returned)", "Ticked(u count)", "readonly i Level = 1", "readonly as Names = []",
        ] {
            #expect(description.contains(line), "\(description)")
        }
        let answer = try await bus.output(
            of: "/usr/bin/gdbus", ["call"] + target + ["--method", "\(EchoService.name).Echo", "<'hello'>"])
        #expect(answer == "(<'hello'>,)\n")
        await service.close()
    }

    @Test func busctlReadsPropertiesAndErrors() async throws {
        let bus = try await PrivateBus()
        let service = try await EchoService.start(bus.address)
        try await service.update(EchoService.name, at: EchoService.path, ["Level": .int32(7)])
        let target = [EchoService.name, EchoService.path, EchoService.name]
        let level = try await bus.output(of: "/usr/bin/busctl", ["--user", "get-property"] + target + ["Level"])
        #expect(level == "i 7\n")
        let refusal = try await bus.output(
            of: "/usr/bin/busctl", ["--user", "call"] + target + ["Refuse", "s", "not today"])
        #expect(refusal.contains("not today"))
        await service.close()
    }

    @Test func changedPropertiesAndSignalsAreAnnounced() async throws {
        let bus = try await PrivateBus()
        let service = try await EchoService.start(bus.address)
        let client = try await BusConnection.open(bus.address)
        var ticks = try await client.signals(BusMatch(sender: EchoService.name, member: "Ticked")).makeAsyncIterator()
        var changes = try await client.signals(
            BusMatch(path: EchoService.path, interface: "org.freedesktop.DBus.Properties")
        ).makeAsyncIterator()
        try await service.emit(path: EchoService.path, interface: EchoService.name, member: "Ticked", [.uint32(4)])
        #expect(await ticks.next()?.arguments == [.uint32(4)])
        try await service.update(EchoService.name, at: EchoService.path, ["Level": .int32(1)])
        try await service.update(EchoService.name, at: EchoService.path, ["Level": .int32(2)])
        let change = try #require(await changes.next())
        #expect(try change.arguments.argument(1, \.dictionary) == ["Level": .int32(2)])
        await #expect(throws: BusError.self) {
            try await service.update(EchoService.name, at: EchoService.path, ["Level": .string("high")])
        }
        await service.withdraw(EchoService.name, at: EchoService.path)
        await #expect(throws: BusError.self) { try await client.call(EchoService.call("Lie")) }
        await service.close()
    }

    @Test func aFilteringProxyLetsThroughWhatItAllows() async throws {
        let bus = try await PrivateBus()
        let service = try await EchoService.start(bus.address)
        let (allowed, first) = try await bus.filtered(["--talk=\(EchoService.name)"])
        let (hidden, second) = try await bus.filtered(["--talk=org.example.Other"])
        defer {
            first.kill()
            second.kill()
        }
        let client = try await BusConnection.open(allowed)
        let ticks = try await client.signals(BusMatch(sender: EchoService.name, member: "Ticked"))
        #expect(try await client.call(EchoService.call("Echo", [.variant(.byte(1))])) == [.variant(.byte(1))])
        try await service.emit(path: EchoService.path, interface: EchoService.name, member: "Ticked", [.uint32(1)])
        var received = ticks.makeAsyncIterator()
        #expect(await received.next()?.arguments == [.uint32(1)])
        let stranger = try await BusConnection.open(hidden)
        let error = await #expect(throws: BusError.self) { try await stranger.call(EchoService.call("Lie")) }
        #expect(error?.code == .noSuchService)
        await service.close()
    }
}
