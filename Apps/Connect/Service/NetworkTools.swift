// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import ConnectCore
import Foundation

/// The programs that configure the network, run by absolute path and without a shell.
struct NetworkTools: Sendable {
    let ip: String
    let wg: String
    let wireGuardGo: String?

    /// - Throws: ``ConnectFailure/Code/programMissing``.
    init() throws(ConnectFailure) {
        ip = try Self.locate("ip")
        wg = try Self.locate("wg")
        wireGuardGo = try? Self.locate("wireguard-go")
    }

    static func locate(_ name: String) throws(ConnectFailure) -> String {
        if let found = path(of: name) { return found }
        throw ConnectFailure(.programMissing, "The program “\(name)” is not installed")
    }

    /// Where a program is, outside of anybody's `PATH`; nil where it is not installed.
    static func path(of name: String) -> String? {
        ["/usr/sbin", "/usr/bin", "/sbin", "/bin"].map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs a program that has to succeed.
    ///
    /// - Throws: ``ConnectFailure`` with the cause that the program's own words tell.
    @discardableResult
    func run(_ program: String, _ arguments: [String], input: String = "") async throws(ConnectFailure) -> String {
        let run = try await complete(program, arguments, input: input)
        guard run.status.succeeded else { throw Self.failure(program, arguments, run) }
        return run.output
    }

    /// Runs iproute2 for one of the two families.
    func runIP(_ isIPv6: Bool, _ arguments: [String]) async throws(ConnectFailure) {
        try await run(ip, [isIPv6 ? "-6" : "-4"] + arguments)
    }

    /// - Throws: ``ConnectFailure/Code/alreadyInProgress`` where there is an interface of that name.
    func checkIsFree(interface: String) async throws(ConnectFailure) {
        guard try await complete(ip, ["link", "show", "dev", interface]).status.succeeded else { return }
        throw ConnectFailure(
            .alreadyInProgress, "The interface “\(interface)” exists already and is not this service's; remove it")
    }

    /// Runs a program whose failure is an answer too.
    func complete(
        _ program: String, _ arguments: [String], input: String = ""
    ) async throws(ConnectFailure) -> CompletedRun {
        try await Self.complete(program, arguments, input: input)
    }

    static func complete(
        _ program: String, _ arguments: [String], input: String = ""
    ) async throws(ConnectFailure) -> CompletedRun {
        do {
            let command = Command(program, arguments, environment: ["LC_ALL": "C"])
            return try await ChildProcess.run(command, input: input)
        } catch is CancellationError {
            throw ConnectFailure(.cancelled, "The set-up was cancelled")
        } catch {
            throw ConnectFailure(.setUpFailed, String(describing: error))
        }
    }

    static func failure(_ program: String, _ arguments: [String], _ run: CompletedRun) -> ConnectFailure {
        let words = run.errorOutput.trimmingCharacters(in: .whitespacesAndNewlines)
        let what = ([URL(fileURLWithPath: program).lastPathComponent] + arguments).joined(separator: " ")
        let isRight = words.contains("Operation not permitted") || words.contains("Permission denied")
        return ConnectFailure(isRight ? .permissionDenied : .setUpFailed, "“\(what)” failed: \(words)")
    }
}
