// SPDX-License-Identifier: Apache-2.0
import Bus
import Foundation
import Testing

@Suite struct BusConnectionTests {
    static let values: [(String, BusValue)] = [
        ("byte", .byte(255)), ("boolean", .boolean(true)), ("int16", .int16(-3)), ("uint16", .uint16(65535)),
        ("int32", .int32(.min)), ("uint32", .uint32(.max)), ("int64", .int64(.min)), ("uint64", .uint64(.max)),
        ("double", .double(-0.5)), ("text", .string("árvíztűrő 🦉")), ("empty text", .string("")),
        ("path", .objectPath("/a/b")), ("signature", .signature("a{sv}")), ("variant", .variant(.variant(.byte(1)))),
        ("structure", .structure([.string("a"), .int32(1), .strings(["b"])])),
        ("empty array", .array(of: "(si)", [])),
        ("array of structures", .array(of: "(si)", [.structure([.string("x"), .int32(2)])])),
        ("bytes", .bytes([0, 255, 10])), ("no bytes", .bytes([])),
        ("arrays of bytes", .array(of: "ay", [.bytes([1]), .bytes([])])),
        ("dictionary", .properties(["one": .int32(1), "two": .strings(["a", "b"])])),
        ("empty dictionary", .properties([:])),
    ]

    @Test(arguments: values)
    func everyTypeComesBackAsItWent(name: String, value: BusValue) async throws {
        let bus = try await PrivateBus()
        let service = try await EchoService.start(bus.address)
        let client = try await BusConnection.open(bus.address)
        #expect(try await client.call(EchoService.call("Echo", [.variant(value)])) == [.variant(value)])
        await service.close()
    }

    @Test func descriptorsArePassed() async throws {
        let bus = try await PrivateBus()
        let service = try await EchoService.start(bus.address)
        let client = try await BusConnection.open(bus.address)
        let pipe = Pipe()
        let copy = BusDescriptor(owning: dup(pipe.fileHandleForWriting.fileDescriptor))
        let answer = try await client.call(EchoService.call("Echo", [.variant(.descriptor(copy))]))
        let returned = try answer.argument(0, \.descriptor)
        #expect(returned.rawValue != copy.rawValue)
        FileHandle(fileDescriptor: returned.rawValue).write(Data("hello".utf8))
        #expect(pipe.fileHandleForReading.availableData == Data("hello".utf8))
        await service.close()
    }

    @Test func errorsKeepTheirNames() async throws {
        let bus = try await PrivateBus()
        let service = try await EchoService.start(bus.address)
        let client = try await BusConnection.open(bus.address)
        let refused = await #expect(throws: BusError.self) {
            try await client.call(EchoService.call("Refuse", [.string("because")]))
        }
        #expect(refused?.name == "org.example.Error.Refused")
        #expect(refused?.message == "because")
        let wrongType = await #expect(throws: BusError.self) {
            try await client.call(EchoService.call("Refuse", [.int32(1)]))
        }
        #expect(wrongType?.name == "org.freedesktop.DBus.Error.InvalidArgs")
        let broken = await #expect(throws: BusError.self) { try await client.call(EchoService.call("Lie")) }
        #expect(broken?.name == "org.freedesktop.DBus.Error.Failed")
        let nobody = await #expect(throws: BusError.self) {
            try await client.call(BusMethodCall("org.example.Nobody", "/", "org.example.Nobody", "Do"))
        }
        #expect(nobody?.code == .noSuchService)
        let malformed = await #expect(throws: BusError.self) {
            try await client.call(BusMethodCall("org.example.Nobody", "no path", "org.example.Nobody", "Do"))
        }
        #expect(malformed?.code == .invalidMessage)
        await service.close()
    }

    @Test func slowCallsEndByTimeCancellationOrClose() async throws {
        let bus = try await PrivateBus()
        let (calls, call) = AsyncStream.makeStream(of: Void.self)
        var arrivals = calls.makeAsyncIterator()
        let service = try await EchoService.start(bus.address, sleeping: call)
        let client = try await BusConnection.open(bus.address)
        let late = await #expect(throws: BusError.self) {
            try await client.call(EchoService.call("Sleep", timeout: .milliseconds(50)))
        }
        #expect(late?.code == .timedOut)
        await arrivals.next()
        let cancelled = Task { try await client.call(EchoService.call("Sleep")) }
        await arrivals.next()
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        let open = Task { try await client.call(EchoService.call("Sleep")) }
        await arrivals.next()
        await client.close()
        let closed = await #expect(throws: BusError.self) { try await open.value }
        #expect(closed?.code == .closed)
        await #expect(throws: BusError.self) { try await client.call(EchoService.call("Sleep")) }
        await service.close()
    }

    @Test func theEndOfTheBusIsNoticed() async throws {
        let bus = try await PrivateBus()
        let (calls, call) = AsyncStream.makeStream(of: Void.self)
        var arrivals = calls.makeAsyncIterator()
        let service = try await EchoService.start(bus.address, sleeping: call)
        let client = try await BusConnection.open(bus.address)
        let signals = try await client.signals(BusMatch(interface: EchoService.name))
        let open = Task { try await client.call(EchoService.call("Sleep")) }
        await arrivals.next()
        bus.stop()
        let failure = await #expect(throws: BusError.self) { try await open.value }
        #expect([.closed, .timedOut].contains(failure?.code))
        await client.waitUntilClosed()
        await service.waitUntilClosed()
        for await signal in signals { Issue.record("unexpected \(signal)") }
    }

    @Test func namesHaveOneOwner() async throws {
        let bus = try await PrivateBus()
        let first = try await BusConnection.open(bus.address)
        let second = try await BusConnection.open(bus.address)
        var changes = try await second.ownerChanges(of: "org.example.Name").makeAsyncIterator()
        #expect(try await second.owner(of: "org.example.Name") == nil)
        try await first.requestName("org.example.Name")
        #expect(await changes.next()?.owner == (try await first.uniqueName))
        let taken = await #expect(throws: BusError.self) { try await second.requestName("org.example.Name") }
        #expect(taken?.code == .nameTaken)
        #expect(try await second.credentials(of: "org.example.Name").user == getuid())
        #expect(try await second.credentials(of: "org.example.Name").process == getpid())
        await first.close()
        let lost = try #require(await changes.next())
        #expect(lost.owner == nil)
    }

    @Test func manyCallsAtOnceEachGetTheirAnswer() async throws {
        let bus = try await PrivateBus()
        let service = try await EchoService.start(bus.address)
        let client = try await BusConnection.open(bus.address)
        try await withThrowingTaskGroup { group in
            for number in 0..<500 {
                group.addTask {
                    let answer = try await client.call(EchoService.call("Echo", [.variant(.int32(Int32(number)))]))
                    #expect(answer.first?.integer == number)
                }
            }
            try await group.waitForAll()
        }
        await service.close()
    }

    @Test(arguments: [
        "tcp:host=localhost,port=1", "unix:path=/nowhere/at/all", "", "unix:path=" + String(repeating: "x", count: 200),
    ])
    func anUnusableAddressIsNamed(address: String) async throws {
        let error = await #expect(throws: BusError.self) { try await BusConnection.open(BusAddress(address)) }
        #expect(error?.code == .cannotConnect)
        #expect(error?.message.contains("“\(address)”") == true)
    }
}
