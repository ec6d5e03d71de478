// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import ConnectService
import Foundation
import TestSupport
import Testing

@Suite struct ConnectControllerTests {
    private static let profile = """
        [Interface]
        PrivateKey = yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk=
        [Peer]
        PublicKey = xTIBA5rboUvnH4htodjb6e697QjLERt1NAB4mZqp8Dg=
        Endpoint = 192.0.2.1:51820
        """

    private let folder: TemporaryFolder
    private let backend = ScriptedBackend()
    private let dead = ConnectFailure(.serverNotResponding, "nobody")
    private let office = ProfileID(rawValue: "office")
    private let travel = ProfileID(rawValue: "travel")

    init() throws {
        folder = try TemporaryFolder()
        for name in ["office", "travel"] { try write(Self.profile, name) }
    }

    private func write(_ text: String, _ name: String) throws {
        try text.write(to: folder.file("\(name).conf"), atomically: true, encoding: .utf8)
    }

    private func controller(_ others: [any ProfileSource] = []) throws -> ConnectController {
        ConnectController(
            profiles: ProfileSet(ProfileFolder(folder.url), others: others), backend: backend,
            journal: try Journal(in: folder.file("state")), stored: StoredSecrets(folder.file("credentials")),
            limit: .seconds(5))
    }

    private func recorded() throws -> [UndoStep] {
        let file = folder.file("state/journal.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try JSONDecoder().decode([UndoStep].self, from: Data(contentsOf: file))
    }

    @Test func connectsAndDisconnects() async throws {
        let controller = try controller()
        try await controller.connect(nil, by: .root)
        let status = await controller.status()
        #expect(status.state == .connected(office))
        #expect(status.statistics?.endpoint == "192.0.2.1:1")
        #expect(try recorded() == [.interface(name: "scripted")])
        try await controller.toggle(nil, by: .root)
        #expect(await controller.status().state == .disconnected)
        #expect(await controller.status().statistics == nil)
        #expect(try recorded().isEmpty)
        #expect(backend.log == ["open office", "close"])
    }

    @Test func aFailureIsTheAnswerAndTheState() async throws {
        let controller = try controller()
        backend.script([.fails(dead)])
        await #expect(throws: dead) { try await controller.connect(travel, by: .root) }
        #expect(await controller.status().state == .failed(travel, dead))
        #expect(try recorded().isEmpty)
    }

    @Test func aHundredPressesAtOnceMakeOneTunnel() async throws {
        let controller = try controller()
        backend.hold()
        try await withThrowingTaskGroup { group in
            for _ in 0..<100 { group.addTask { try await controller.toggle(nil, by: .root) } }
            while await controller.waitingPresses < 100 { await Task.yield() }
            backend.release()
            try await group.waitForAll()
        }
        #expect(await controller.status().state == .connected(office))
        #expect(backend.log == ["open office"])
    }

    @Test func disconnectCancelsAConnectionBeingMade() async throws {
        let controller = try controller()
        backend.hold()
        let connecting = Task { try await controller.connect(office, by: .root) }
        while await controller.status().state != .connecting(office) { await Task.yield() }
        try await controller.disconnect(by: .root)
        let failure = await #expect(throws: ConnectFailure.self) { try await connecting.value }
        #expect(failure?.code == .cancelled)
        #expect(await controller.status().state == .disconnected)
    }

    @Test func cancellingEndsAConnectionBeingMadeAndNothingElse() async throws {
        let controller = try controller()
        backend.hold()
        let connecting = Task { try await controller.connect(office, by: .root) }
        while await controller.status().state != .connecting(office) { await Task.yield() }
        try await controller.cancelConnecting(by: .root)
        let failure = await #expect(throws: ConnectFailure.self) { try await connecting.value }
        #expect(failure?.code == .cancelled)
        backend.release()
        try await controller.connect(office, by: .root)
        try await controller.cancelConnecting(by: .root)
        #expect(await controller.status().state == .connected(office))
    }

    @Test func whoBeganAndGivesUpLeavesTheConnectionToWhoJoined() async throws {
        let controller = try controller()
        backend.hold()
        let beginning = Task { try await controller.connect(office, by: .root) }
        while await controller.status().state != .connecting(office) { await Task.yield() }
        let joining = Task { try await controller.toggle(nil, by: .root) }
        while await controller.waitingPresses < 2 { await Task.yield() }
        beginning.cancel()
        let failure = await #expect(throws: ConnectFailure.self) { try await beginning.value }
        #expect(failure?.code == .cancelled)
        #expect(await controller.status().state == .connecting(office))
        backend.release()
        try await joining.value
        #expect(await controller.status().state == .connected(office))
        #expect(backend.log == ["open office"])
    }

    @Test func aConnectionThatNobodyWaitsForEnds() async throws {
        let controller = try controller()
        backend.hold()
        let pressing = Task { try await controller.connect(office, by: .root) }
        while await controller.status().state != .connecting(office) { await Task.yield() }
        pressing.cancel()
        await #expect(throws: ConnectFailure.self) { try await pressing.value }
        #expect(await controller.status().state == .disconnected)
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await controller.connect(office, by: .root)
        }
        let failure = await #expect(throws: ConnectFailure.self) { try await late.value }
        #expect(failure == .withdrawn)
        #expect(backend.log == ["open office"])
    }

    @Test func theProfilesNameIsTold() async throws {
        let profile = Self.guarded("nm-1", name: "Work")
        let controller = try controller([ScriptedSource([profile])])
        #expect(await controller.status().name == nil)
        let secrets = ConnectSecrets([.userName: "ada", .password: "sesame"])
        try await controller.connect(profile.id, secrets: secrets, by: .root)
        #expect(await controller.status().name == "Work")
        backend.lose(ConnectFailure(.connectionLost, "gone"))
        while await controller.status().state.failure == nil { await Task.yield() }
        #expect(await controller.status().name == "Work")
    }

    @Test func aProfileThatIsKeptForOthersIsNotThere() async throws {
        let hers = Self.guarded("hers", users: ["ada"])
        let nobodys = Self.guarded("nobodys", users: [])
        let controller = try controller([ScriptedSource([hers, nobodys])])
        let (ada, ben) = (Presser(user: 1001, name: "ada"), Presser(user: 1002, name: "ben"))
        let all = [office, travel]
        for (presser, seen) in [
            (ada, all + [hers.id]), (ben, all), (Presser(user: 1003), all), (.root, all + [hers.id, nobodys.id]),
        ] {
            #expect(await controller.listing(for: presser).profiles.map(\.id) == seen, "\(presser)")
        }
        let failure = await #expect(throws: ConnectFailure.self) { try await controller.connect(hers.id, by: ben) }
        #expect(failure?.code == .noSuchProfile)
        let secrets = ConnectSecrets([.userName: "ada", .password: "sesame"])
        try await controller.connect(hers.id, secrets: secrets, by: ada)
        #expect(backend.log == ["open hers"])
    }

    @Test func reconnectKeepsTheProfile() async throws {
        let controller = try controller()
        try await controller.connect(travel, by: .root)
        try await controller.reconnect(by: .root)
        #expect(await controller.status().state == .connected(travel))
        try await controller.disconnect(by: .root)
        backend.script([.fails(dead)])
        await #expect(throws: dead) { try await controller.connect(office, by: .root) }
        try await controller.reconnect(by: .root)
        #expect(
            backend.log == [
                "open travel", "close", "open travel", "close", "open office", "open office",
            ])
    }

    @Test func secretsGoWithThePressAndWithTheTunnel() async throws {
        let guarded = Self.guarded("guarded")
        let controller = try controller([ScriptedSource([guarded])])
        let presses: [() async throws -> Void] = [
            { try await controller.connect(guarded.id, secrets: ConnectSecrets([.userName: "ada"]), by: .root) },
            { try await controller.toggle(guarded.id, by: .root) },
        ]
        for press in presses {
            let failure = await #expect(throws: ConnectFailure.self) { try await press() }
            #expect(failure?.code == .secretsNeeded)
            #expect(failure?.detail.hasSuffix("password") == true)
        }
        #expect(await controller.status().state == .disconnected)
        #expect(backend.log.isEmpty)

        let secrets = ConnectSecrets([.userName: "ada", .password: "sesame"])
        try await controller.connect(office, by: .root)
        try await controller.connect(guarded.id, secrets: secrets, by: .root)
        try await controller.connect(guarded.id, by: .root)
        try await controller.reconnect(by: .root)
        #expect(backend.secrets == [.none, secrets, secrets])
        try await controller.disconnect(by: .root)
        let forgotten = await #expect(throws: ConnectFailure.self) {
            try await controller.connect(guarded.id, by: .root)
        }
        #expect(forgotten?.code == .secretsNeeded)
    }

    @Test func aConnectionThatLacksSecretsLeavesTheTunnelThatIsThere() async throws {
        let controller = try controller([ScriptedSource([Self.guarded("guarded")])])
        try await controller.connect(office, by: .root)
        let failure = await #expect(throws: ConnectFailure.self) {
            try await controller.connect(ProfileID(rawValue: "guarded"), by: .root)
        }
        #expect(failure?.code == .secretsNeeded)
        #expect(await controller.status().state == .connected(office))
    }

    @Test func theTunnelIsOfTheOneWhoConnected() async throws {
        let controller = try controller()
        let (ada, ben) = (Presser(user: 1001), Presser(user: 1002))
        let presses: [(String, @Sendable () async throws -> Void)] = [
            ("connect", { try await controller.connect(office, by: ben) }),
            ("connect another", { try await controller.connect(travel, by: ben) }),
            ("disconnect", { try await controller.disconnect(by: ben) }),
            ("toggle", { try await controller.toggle(nil, by: ben) }),
            ("reconnect", { try await controller.reconnect(by: ben) }),
            ("cancel", { try await controller.cancelConnecting(by: ben) }),
        ]
        func benIsRefused(_ state: TunnelState) async {
            for (name, press) in presses {
                let failure = await #expect(throws: ConnectFailure.self, "\(name)") { try await press() }
                #expect(failure?.code == .notAllowed, "\(name)")
                #expect(await controller.status().state == state, "\(name)")
            }
            #expect(await !controller.isOpen(to: ben.user))
            #expect(await controller.isOpen(to: ada.user))
        }
        backend.hold()
        let connecting = Task { try await controller.connect(office, by: ada) }
        while await controller.status().state != .connecting(office) { await Task.yield() }
        await benIsRefused(.connecting(office))
        backend.release()
        try await connecting.value
        await benIsRefused(.connected(office))
        // Root may, and does not take it over.
        try await controller.reconnect(by: .root)
        await benIsRefused(.connected(office))
        try await controller.disconnect(by: ada)
        try await controller.connect(travel, by: ben)
        await #expect(throws: ConnectFailure.self) { try await controller.disconnect(by: ada) }
        try await controller.disconnect(by: .root)
        #expect(await controller.isOpen(to: ada.user))
    }

    @Test func afterALossTheTunnelIsNobodys() async throws {
        let controller = try controller()
        try await controller.connect(office, by: Presser(user: 1001))
        backend.lose(ConnectFailure(.connectionLost, "gone"))
        while await controller.status().state.failure == nil { await Task.yield() }
        try await controller.connect(office, by: Presser(user: 1002))
    }

    @Test func aPersonSeesAndUsesTheProfilesThatTheyMay() async throws {
        let controller = try controller()
        let guest = Presser(user: 1001, profiles: [travel])
        #expect(await controller.listing(for: guest).profiles.map(\.id) == [travel])
        let failure = await #expect(throws: ConnectFailure.self) { try await controller.connect(office, by: guest) }
        #expect(failure?.code == .notAllowed)
        try await controller.toggle(nil, by: guest)
        #expect(await controller.status().state == .connected(travel))
        try await controller.disconnect(by: guest)
        let nothing = await #expect(throws: ConnectFailure.self) {
            try await controller.connect(nil, by: Presser(user: 1001, profiles: []))
        }
        #expect(nothing?.code == .noProfile)
    }

    @Test func whatTheServiceManagerHandsOverIsNotAskedFor() async throws {
        let guarded = Self.guarded("guarded")
        let controller = try controller([ScriptedSource([guarded])])
        let credentials = folder.file("credentials")
        try FileManager.default.createDirectory(at: credentials, withIntermediateDirectories: true)
        try "stored\n".write(to: credentials.appending(path: "guarded.password"), atomically: true, encoding: .utf8)
        #expect(controller.secretsToAsk(for: guarded) == [.userName])
        try await controller.connect(guarded.id, secrets: ConnectSecrets([.userName: "ada"]), by: .root)
        #expect(backend.secrets == [ConnectSecrets([.userName: "ada", .password: "stored"])])
        // What a person gives goes before it.
        let own = ConnectSecrets([.userName: "ada", .password: "own"])
        try await controller.disconnect(by: .root)
        try await controller.connect(guarded.id, secrets: own, by: .root)
        #expect(backend.secrets.last == own)
    }

    private static func guarded(_ id: String, name: String? = nil, users: Set<String>? = nil) -> Profile {
        let configuration = OpenVPNConfiguration(path: "/none", remotes: [], secrets: [.userName, .password])
        return Profile(
            id: ProfileID(rawValue: id), name: name ?? id, configuration: .openVPN(configuration), users: users)
    }

    @Test func aLossIsTold() async throws {
        let controller = try controller()
        var changes = controller.stateChanges.makeAsyncIterator()
        try await controller.connect(travel, by: .root)
        let gone = ConnectFailure(.connectionLost, "gone")
        backend.lose(gone)
        var seen: [TunnelState] = []
        while seen.last?.failure == nil, let change = await changes.next() { seen.append(change.state) }
        #expect(seen == [.connecting(travel), .connected(travel), .disconnecting(travel), .failed(travel, gone)])
        #expect(await controller.defaultProfile(in: controller.listing(for: .root)) == travel)
    }

    @Test func whatCouldNotBeRemovedStaysInTheJournal() async throws {
        let stuck = ConnectFailure(.cleanUpFailed, "stuck")
        backend.failToClose(stuck)
        // A scope of its own: a second service may start only when the first one is gone.
        try await {
            let first = try controller()
            try await first.connect(office, by: .root)
            await #expect(throws: stuck) { try await first.disconnect(by: .root) }
            #expect(try recorded() == [.interface(name: "scripted")])
            try await first.connect(office, by: .root)
            #expect(backend.log.suffix(2) == ["clean up 1", "open office"])
            await #expect(throws: stuck) { try await first.disconnect(by: .root) }
        }()
        let second = try controller()
        await second.recover()
        #expect(backend.log.last == "clean up 1")
        #expect(await second.status().state.failure?.code == .interrupted)
        #expect(try recorded().isEmpty)
    }

    @Test func profilesThatCannotBeUsedAreListedWithTheReason() async throws {
        try write("[Interface]\nPrivateKey = short\n", "broken")
        let controller = try controller()
        let listing = await controller.listing(for: .root)
        #expect(listing.profiles.map(\.id) == [office, travel])
        #expect(listing.faults[ProfileID(rawValue: "broken")]?.detail.contains("line 2") == true)
        for (name, code) in [("broken", ConnectFailure.Code.invalidProfile), ("../office", .noSuchProfile)] {
            let failure = await #expect(throws: ConnectFailure.self) {
                try await controller.connect(ProfileID(rawValue: name), by: .root)
            }
            #expect(failure?.code == code)
        }
        #expect(await controller.status().state == .disconnected)
    }

    /// More than memory holds, what never ends, what nobody writes to, and a place beside the folder.
    @Test(arguments: ["office.conf", "office.ovpn", "ca.ovpn"], ["huge", "pipe", "device", "folder"])
    func filesThatCannotBeReadHoldNobodyUp(name: String, kind: String) async throws {
        let file = name == "ca.ovpn" ? "ca.crt" : name
        if name.hasPrefix("office") { try FileManager.default.removeItem(at: folder.file("office.conf")) }
        let path = folder.file(file).path
        switch kind {
        case "huge":
            try Data().write(to: folder.file(file))
            #expect(truncate(path, 1 << 40) == 0)
        case "pipe": #expect(mkfifo(path, 0o600) == 0)
        case "device": #expect(symlink("/dev/zero", path) == 0)
        default: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
        if file != name {
            try "client\ndev tun\nremote 192.0.2.1\nca ca.crt\nauth-user-pass ca.crt\n".write(
                to: folder.file(name), atomically: true, encoding: .utf8)
        }
        let listing = try await controller().listing(for: .root)
        let fault = listing.faults[ProfileID(rawValue: String(name.prefix { $0 != "." }))]
        #expect(fault?.detail.contains("cannot be read") == true)
    }

    @Test func withoutProfilesThereIsNoVPN() async throws {
        for name in ["office", "travel"] {
            try FileManager.default.removeItem(at: folder.file("\(name).conf"))
        }
        let controller = try controller()
        let failure = await #expect(throws: ConnectFailure.self) { try await controller.toggle(nil, by: .root) }
        #expect(failure?.code == .noProfile)
    }

    @Test func twoServicesDoNotShareAFolder() throws {
        let first = try controller()
        #expect(throws: ConnectFailure.self) { try controller() }
        withExtendedLifetime(first) {}
    }

    @Test func aJournalThatCannotBeReadKeepsTheServiceFromStarting() throws {
        let state = folder.file("state")
        try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
        try "half a".write(to: state.appendingPathComponent("journal.json"), atomically: true, encoding: .utf8)
        #expect(throws: ConnectFailure.self) { try Journal(in: state) }
    }
}
