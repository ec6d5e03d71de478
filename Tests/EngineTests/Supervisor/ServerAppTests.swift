// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

@testable import Engine

extension ExtensionTests {
    /// An MCP server from PyPI, installed as an app. It is in the Python environment that `make setup` makes.
    @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: PeerServer.program.path)))
    struct ServerAppTests {
        @Test func aServerOfTheHandshakeEraIsAnApp() async throws {
            let machine = try await StandInHost()
            let server: [String: any Sendable] = [
                "Command": PeerServer.program.path, "Arguments": ["--local-timezone", "Europe/Oslo"],
            ]
            let fixture = BundleFixture(
                name: "Time",
                info: [
                    "CFBundleIdentifier": "org.example.time", "CFBundleDisplayName": "Time", "BeckonMCPServer": server,
                ],
                entitlements: ["beckon.files.read-only": [PeerServer.environment.path, PeerServer.interpreter.path]],
                files: [:],
                executables: [])
            let bundle = try fixture.write(in: machine.folder.url)
            try await machine.host.registry.install(
                bundle, granting: machine.host.registry.inspect(bundle).entitlements)
            let outcome = await machine.run("Time.get_current_time", ["timezone": "Asia/Tokyo"])
            #expect(outcome.kind == .succeeded, "\(outcome.result)")
            #expect(outcome.result.dialog?.full.contains("Asia/Tokyo") == true)
            let wrong = await machine.run("Time.get_current_time", ["timezone": "Nowhere/Land"])
            #expect(wrong.kind == .failed, "\(wrong.result)")
            await machine.host.shutdown()
            #expect(try await machine.leftovers().isEmpty)
        }
    }
}

/// An MCP server from PyPI, in the Python environment that tests use.
private enum PeerServer {
    static let environment = URL(fileURLWithPath: Python.path)
        .deletingLastPathComponent().deletingLastPathComponent()
    static let program = environment.appending(path: "bin/mcp-server-time")

    /// Where the environment's Python really is.
    static var interpreter: URL {
        environment.appending(path: "bin/python").resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent()
    }
}
