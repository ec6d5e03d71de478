// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Engine

/// An extension in Python that speaks MCP 2026-07-28 on the channel and behaves as its tools' names say.
enum StandIn {
    /// Python is in `/usr`, which every sandbox shows; a machine without it cannot run these tests.
    static let python = "/usr/bin/python3"
    static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: python) }

    /// - Parameters:
    ///   - requests: classes that `IntentsSupported` names, with their titles.
    ///   - offering: the ones of them that it has as actions; nil is all.
    static func bundle(
        identifier: String = "org.example.standin", name: String = "StandIn", start: String = "",
        entitlements: [String: any Sendable]? = nil, requests: [String: String] = [:], offering: [String: String]? = nil
    ) throws -> BundleFixture {
        let script = try String(contentsOf: fixture("stand-in.py"), encoding: .utf8)
        var info: [String: any Sendable] = [
            "CFBundleIdentifier": identifier, "CFBundleDisplayName": name, "CFBundleExecutable": "stand-in",
        ]
        var start = start
        if !requests.isEmpty {
            info["NSExtension"] = ["NSExtensionAttributes": ["IntentsSupported": requests.keys.sorted()]]
            let titles = (offering ?? requests).map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", ")
            start += "\nOWN_NAME = \"\(name)\"\nREQUESTS = {\(titles)}\n"
        }
        return BundleFixture(
            name: name, info: info, entitlements: entitlements,
            files: ["stand-in": script.replacing("# START\n", with: start + "\n")], executables: ["stand-in"])
    }

    private static func fixture(_ name: String) -> URL {
        Bundle.module.bundleURL.appending(path: "Fixtures/\(name)")
    }
}
