// SPDX-License-Identifier: Apache-2.0
import Bus
import ChildProcess
import Foundation

/// A dbus-daemon of the test's own, and the programs that talk to it; ends with the object.
final class PrivateBus: Sendable {
    let address: BusAddress
    private let daemon: ChildProcess
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString)")

    init() async throws {
        let output = Pipe()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let place = "--address=unix:dir=\(folder.path)"
        daemon = try await Spawner.shared.spawn(
            Command("/usr/bin/dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address", place]),
            descriptors: [1: output.fileHandleForWriting.fileDescriptor])
        let line = output.fileHandleForReading.availableData
        address = BusAddress(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(at: folder)
    }

    func stop() { daemon.kill() }

    /// Starts xdg-dbus-proxy before this bus and returns its address and process.
    func filtered(_ rules: [String]) async throws -> (BusAddress, ChildProcess) {
        let socket = folder.appendingPathComponent("proxy-\(UUID().uuidString.prefix(8))").path
        let proxy = try await Spawner.shared.spawn(
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
