// SPDX-License-Identifier: Apache-2.0
import Foundation
import SQLite
import TestSupport
import Testing

@testable import Engine

@Suite struct RegistryTests {
    private let folder: TemporaryFolder
    private let host: Engine.Host

    init() throws {
        folder = try TemporaryFolder()
        host = try Engine.Host(configuration: .testing(in: folder.url))
    }

    @Test func anInstalledAppIsListedAndRemovedWithItsData() async throws {
        let url = try BundleFixture().write(in: folder.url)
        let app = try await host.registry.install(url, granting: Entitlements())
        #expect(app.identifier == "org.example.sample")
        #expect(try await host.registry.list().apps == [app])
        let data = host.configuration.containersDirectory.appending(path: app.identifier)
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)

        try await host.registry.remove("sample")
        #expect(try await host.registry.list().apps.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: data.path))
        let left = try FileManager.default.contentsOfDirectory(atPath: host.configuration.appsDirectory.path)
        #expect(left == [".lock"])
    }

    @Test(arguments: ["removed", "replaced"])
    func nothingIsRememberedOfWhatIsGone(how: String) async throws {
        let machine = try await StandInHost()
        let registry = machine.host.registry
        let app = try await registry.app("StandIn")
        _ = try await registry.catalogue(of: app, for: StandInHost.context)
        func rows() throws -> [Int64?] {
            let database = try Database(path: machine.host.configuration.databasePath)
            return try ["bundle", "catalogue"].map { table in
                try database.execute("SELECT count(*) FROM \(table)").first?[0].integer
            }
        }
        #expect(try rows() == [1, 1])
        if how == "removed" {
            try await registry.remove("StandIn")
            #expect(try rows() == [0, 0])
        } else {
            let update = try StandIn.bundle(start: "# new").write(in: machine.folder.url)
            try await registry.install(update, granting: Entitlements(), trying: StandInHost.context)
            _ = try await registry.catalogue(of: registry.app("StandIn"), for: StandInHost.context)
            #expect(try rows() == [1, 1])
        }
        await machine.host.shutdown()
    }

    @Test(arguments: [nil, "", "relative/home"])
    func aHomeThatIsNoPathIsTheAccounts(home: String?) throws {
        var environment = ["XDG_RUNTIME_DIR": "run"]
        environment["HOME"] = home
        let own = try #require(getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) })
        #expect(HostConfiguration(environment: environment).dataDirectory.path == "\(own)/.local/share/beckon")
    }

    @Test func whatIsAskedForMustBeGranted() async throws {
        var fixture = BundleFixture()
        fixture.entitlements = ["com.apple.security.network.client": true]
        let url = try fixture.write(in: folder.url)
        let error = await #expect(throws: HostError.self) {
            try await host.registry.install(url, granting: Entitlements())
        }
        #expect(error?.code == .notGranted)
        #expect(error?.message.contains("Use the network") == true)
        #expect(try await host.registry.list().apps.isEmpty)

        let asked = try host.registry.inspect(url).entitlements
        #expect(try await host.registry.install(url, granting: asked).granted.networkClient)
        #expect(try await host.registry.list().apps.first?.granted.networkClient == true)
    }

    @Test func aBundleThatIsOnlyCopiedInIsGrantedNothing() async throws {
        var fixture = BundleFixture()
        fixture.entitlements = ["com.apple.security.network.client": true]
        try fixture.write(in: host.configuration.appsDirectory)
        let app = try #require(try await host.registry.list().apps.first)
        #expect(app.bundle.entitlements.networkClient)
        #expect(!app.granted.networkClient)
    }

    @Test func aFolderOfAppsThatCannotBeReadIsReported() async throws {
        let apps = host.configuration.appsDirectory
        #expect(try await host.registry.list().problems.isEmpty)
        try Data().write(to: apps)
        let listing = try await Engine.Host(configuration: host.configuration).registry.list()
        #expect(listing.problems.map(\.path) == [apps.path])
        #expect(listing.problems.first?.message.contains("Not a directory") == true, "\(listing.problems)")
    }

    @Test(arguments: [("a file is in the way", "Not a directory"), ("a name is too long", "File name too long")])
    func aFolderThatCannotBeMadeSaysWhy(name: String, says: String) throws {
        let way = folder.file("way")
        try Data().write(to: way)
        let place = says == "Not a directory" ? way : folder.file(String(repeating: "x", count: 300))
        let error = #expect(throws: HostError.self) {
            try Engine.Host(configuration: .testing(in: place))
        }
        #expect(error?.code == .files)
        #expect(error?.message.contains("cannot be made: \(says)") == true, "\(error?.message ?? "")")
    }

    @Test func aBrokenBundleIsReportedAndSkipped() async throws {
        try await host.registry.install(BundleFixture().write(in: folder.url), granting: Entitlements())
        var broken = BundleFixture(name: "Broken")
        broken.files["sample"] = nil
        broken.info["CFBundleIdentifier"] = "org.example.broken"
        try broken.write(in: host.configuration.appsDirectory)
        let listing = try await host.registry.list()
        #expect(listing.apps.map(\.identifier) == ["org.example.sample"])
        #expect(listing.problems.count == 1)
        #expect(listing.problems.first?.message.contains("is missing") == true)
    }

    @Test func anAppOfTheSystemIsListedAndStays() async throws {
        let system = folder.file("system")
        try BundleFixture().write(in: system)
        var configuration = HostConfiguration.testing(in: folder.url)
        configuration.systemApps = [system]
        let host = try Engine.Host(configuration: configuration)
        #expect(try await host.registry.app("Sample").origin == .system)
        let error = await #expect(throws: HostError.self) { try await host.registry.remove("Sample") }
        #expect(error?.code == .readOnly)
    }

    @Test func anUnknownAppIsAnsweredWithANearName() async throws {
        try await host.registry.install(BundleFixture().write(in: folder.url), granting: Entitlements())
        let error = await #expect(throws: HostError.self) { try await host.registry.app("Sampel") }
        #expect(error?.code == .unknownApp)
        #expect(error?.alternatives == ["Sample"])
        #expect(error?.message.hasSuffix("Did you mean Sample?") == true)
    }

    @Test func aNewVersionReplacesTheOld() async throws {
        var fixture = BundleFixture()
        try await host.registry.install(fixture.write(in: folder.url), granting: Entitlements())
        let before = try await BundleDigest.content(of: try await host.registry.app("Sample").bundle.url)
        fixture.info["CFBundleShortVersionString"] = "2.0"
        fixture.files["Resources/en.lproj/x.strings"] = nil
        try await host.registry.install(fixture.write(in: folder.url), granting: Entitlements())
        let app = try await host.registry.app("Sample")
        #expect(app.bundle.version == "2.0")
        #expect(!FileManager.default.fileExists(atPath: app.bundle.resourcesPath))
        #expect(try await BundleDigest.content(of: app.bundle.url) != before)
    }

    @Test func theDigestFollowsContentAndNotPlace() async throws {
        var fixture = BundleFixture()
        let first = try await BundleDigest.content(of: fixture.write(in: folder.file("a")))
        #expect(try await BundleDigest.content(of: fixture.write(in: folder.file("b"))) == first)
        fixture.files["Resources/en.lproj/x.strings"] = "\"a\" = \"c\";\n"
        #expect(try await BundleDigest.content(of: fixture.write(in: folder.file("b"))) != first)
    }

    /// Names that together are longer than a command line can be, and one that would be an option.
    @Test func theDigestTakesAsManyNamesAsABundleHolds() async throws {
        let bundle = try BundleFixture().write(in: folder.url)
        let deep = bundle.appending(path: String(repeating: "d", count: 250))
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        for number in 1000..<5200 {
            close(open("\(deep.path)/\(number)" + String(repeating: "n", count: 246), O_CREAT | O_WRONLY, 0o644))
        }
        let odd = bundle.appending(path: "--help\nx")
        try Data("1".utf8).write(to: odd)
        let first = try await BundleDigest.content(of: bundle)
        #expect(first.count == 64)
        try Data("2".utf8).write(to: odd)
        #expect(try await BundleDigest.content(of: bundle) != first)
    }
}
