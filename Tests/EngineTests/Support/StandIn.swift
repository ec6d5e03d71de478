// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Engine

/// An extension in Python that speaks MCP 2026-07-28 on the channel and behaves as its tools' names say.
enum StandIn {
    /// Python is in `/usr`, which every sandbox shows; a machine without it cannot run these tests.
    static let python = "/usr/bin/python3"
    static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: python) }

    static func bundle(
        identifier: String = "org.example.standin", name: String = "StandIn", start: String = "",
        entitlements: [String: any Sendable]? = nil
    ) throws -> BundleFixture {
        let script = try String(contentsOf: fixture("stand-in.py"), encoding: .utf8)
        return BundleFixture(
            name: name,
            info: [
                "CFBundleIdentifier": identifier, "CFBundleDisplayName": name, "CFBundleExecutable": "stand-in",
            ], entitlements: entitlements,
            files: ["stand-in": script.replacing("# START\n", with: start + "\n")], executables: ["stand-in"])
    }

    private static func fixture(_ name: String) -> URL {
        Bundle.module.bundleURL.appending(path: "Fixtures/\(name)")
    }
}
