// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import Engine

@Suite struct GrantTests {
    private let folder: TemporaryFolder
    private let configuration: HostConfiguration

    init() throws {
        folder = try TemporaryFolder()
        var configuration = HostConfiguration.testing(in: folder.url)
        let system = folder.file("system")
        configuration.systemApps = [system]
        try FileManager.default.createDirectory(at: system, withIntermediateDirectories: true)
        var fixture = BundleFixture()
        fixture.entitlements = [
            "com.apple.security.network.client": true, "beckon.bus.session.talk": ["org.example.Service"],
        ]
        try fixture.write(in: system)
        self.configuration = configuration
    }

    @Test func anAppOfTheSystemHasWhatThePersonGrants() async throws {
        let registry = try Engine.Host(configuration: configuration).registry
        let app = try await registry.app("Sample")
        #expect(app.origin == .system)
        #expect(app.granted.isEmpty)

        var allowed = app.bundle.entitlements
        allowed.sessionBusNames = []
        allowed.networkServer = true
        let changed = try await registry.grant(allowed, to: "Sample")
        #expect(changed.granted.networkClient && changed.granted.sessionBusNames.isEmpty)
        #expect(!changed.granted.networkServer, "what it does not ask for")
        // Another host finds it as well.
        let other = try Engine.Host(configuration: configuration).registry
        #expect(try await other.app("Sample").granted == changed.granted)

        _ = try await registry.grant(Entitlements(), to: "Sample")
        #expect(try await registry.app("Sample").granted.isEmpty)
        #expect(try await other.app("Sample").granted.isEmpty)
    }

    @Test func anUnknownAppIsGrantedNothing() async throws {
        let registry = try Engine.Host(configuration: configuration).registry
        let error = await #expect(throws: HostError.self) { try await registry.grant(Entitlements(), to: "Other") }
        #expect(error?.code == .unknownApp)
    }
}
