// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import Engine

@Suite struct RegistryLookTests {
    private let folder: TemporaryFolder
    private let apps: URL

    init() throws {
        folder = try TemporaryFolder()
        apps = folder.file("data/apps")
    }

    enum Change: CaseIterable {
        case none, installed, removed, plistEdited, resourceEdited, resourceAdded, grantsOutdated

        func make(in apps: URL) throws {
            let bundle = apps.appending(path: "Sample.app")
            switch self {
            case .none: _ = try Data(contentsOf: bundle.appending(path: "Info.plist"))
            case .installed:
                try FileManager.default.createDirectory(
                    at: apps.appending(path: "other.app"), withIntermediateDirectories: false)
            case .removed: try FileManager.default.removeItem(at: bundle)
            case .plistEdited: try Self.append(to: bundle.appending(path: "Info.plist"))
            case .resourceEdited: try Self.append(to: bundle.appending(path: "Resources/en.lproj/x.strings"))
            case .resourceAdded: try Data().write(to: bundle.appending(path: "Resources/en.lproj/more.strings"))
            case .grantsOutdated: RegistryLook.outdate(apps)
            }
        }

        private static func append(to file: URL) throws {
            let handle = try FileHandle(forWritingTo: file)
            try handle.seekToEnd()
            try handle.write(contentsOf: Data(" ".utf8))
            try handle.close()
        }
    }

    @Test(arguments: Change.allCases) func everyChangeMakesALookOld(change: Change) throws {
        try BundleFixture().write(in: apps)
        let look = RegistryLook(at: [apps])
        #expect(look.isCurrent)
        try change.make(in: apps)
        #expect(look.isCurrent == (change == .none))
        #expect(look.isCurrent == (change == .none), "asking does not make it current again")
    }

    @Test func aFolderThatComesLaterIsNoticed() throws {
        let look = RegistryLook(at: [apps])
        #expect(look.isCurrent)
        try FileManager.default.createDirectory(at: apps, withIntermediateDirectories: true)
        #expect(!look.isCurrent)
    }

    @Test func anotherProcessesGrantIsNoticed() async throws {
        let configuration = HostConfiguration.testing(in: folder.url)
        let (host, other) = (
            try Engine.Host(configuration: configuration), try Engine.Host(configuration: configuration)
        )
        var fixture = BundleFixture()
        fixture.entitlements = ["com.apple.security.network.client": true]
        try fixture.write(in: configuration.appsDirectory)
        #expect(try await host.registry.list().apps.first?.granted.networkClient == false)

        let url = try fixture.write(in: folder.url)
        try await other.registry.install(url, granting: other.registry.inspect(url).entitlements)
        #expect(try await host.registry.app("org.example.sample").granted.networkClient)
    }
}
