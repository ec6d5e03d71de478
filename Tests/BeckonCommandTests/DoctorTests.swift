// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import TerminalSurface
import Testing

@testable import BeckonCommand

/// What `beckon doctor` says of a machine, and with which exit code.
struct DoctorTests {
    struct Machine: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var path: String
        var code: Int32
        var marks: Set<String>
    }

    /// Neither has a session bus, which only some apps need.
    @Test(arguments: [
        Machine(testDescription: "warnings only", path: "/usr/bin:/bin", code: 0, marks: ["ok", "warning"]),
        Machine(testDescription: "no sandbox", path: "/nowhere", code: 9, marks: ["ok", "warning", "failed"]),
    ])
    func onlyAProblemChangesTheExitCode(machine: Machine) async throws {
        let (json, written) = try await Self.doctor(["doctor", "--json"], path: machine.path)
        let document = try JSONValue(parsing: Data(written.utf8))
        let statuses = (document[key: "checks"]?.arrayValue ?? []).compactMap { $0[key: "status"]?.stringValue }
        #expect(Set(statuses) == machine.marks, "\(written)")
        // Without a sandbox nothing is drawn, and that is said once.
        let tried = (document[key: "checks"]?.arrayValue ?? []).compactMap { $0[key: "identifier"]?.stringValue }
        #expect(Set(["pictures", "icons"]).isSubset(of: tried) == (machine.code == 0), "\(written)")
        #expect(document[key: "healthy"] == .bool(machine.code == 0))
        #expect(json == machine.code)
        #expect(try await Self.doctor(["doctor"], path: machine.path).code == machine.code)
    }

    private static func doctor(_ words: [String], path: String) async throws -> (code: Int32, output: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let console = ScriptedConsole(features: ConsoleFeatures())
        let environment = ["PATH": path]
        let program = BeckonProgram(console: console, environment: environment) { _ in
            try Engine.Host(
                configuration: HostConfiguration(
                    dataDirectory: folder, runtimeDirectory: folder.appending(path: "run"), systemApps: [],
                    environment: environment))
        }
        return (await program.run(words), console.output)
    }
}
