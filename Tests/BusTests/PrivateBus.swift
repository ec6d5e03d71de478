// SPDX-License-Identifier: Apache-2.0
import Bus
import ChildProcess
import Foundation

/// A dbus-daemon of the test's own, and the programs that talk to it; ends with the object.
final class PrivateBus: Sendable {
    let address: BusAddress
    private let daemon: ChildProcess

    init() throws {
        let output = Pipe()
        daemon = try ChildProcess(
            Command("/usr/bin/dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address"]),
            output: output.fileHandleForWriting.fileDescriptor)
        let line = output.fileHandleForReading.availableData
        address = BusAddress(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    deinit { stop() }

    func stop() { daemon.signal(SIGTERM) }

    /// Starts xdg-dbus-proxy before this bus and returns its address and process.
    func filtered(_ rules: [String]) async throws -> (BusAddress, ChildProcess) {
        let socket = FileManager.default.temporaryDirectory.appendingPathComponent("proxy-\(UUID().uuidString)").path
        let proxy = try ChildProcess(
            Command("/usr/bin/xdg-dbus-proxy", [address.description, socket, "--filter"] + rules))
        while !FileManager.default.fileExists(atPath: socket) { try await Task.sleep(for: .milliseconds(2)) }
        return (BusAddress("unix:path=\(socket)"), proxy)
    }

    /// What a client program prints; its exit code is not looked at.
    func output(of program: String, _ arguments: [String]) async throws -> String {
        let environment = ["DBUS_SESSION_BUS_ADDRESS": address.description, "LC_ALL": "C"]
        let run = try await ChildProcess.run(Command(program, arguments, environment: environment))
        return run.output + run.errorOutput
    }
}
