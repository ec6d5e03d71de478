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

    /// Leads a network into an interface, before a route to it that the machine may have, which is back when the
    /// interface is gone.
    func lead(_ range: AddressRange, into interface: String, metric: UInt32? = nil) async throws(ConnectFailure) {
        // Of equal routes the first counts with IPv4; with IPv6 the lower metric, which the kernel's own have from 256 on.
        let metric = (metric ?? (range.isIPv6 ? 1 : nil)).map { ["metric", String($0)] } ?? []
        let arguments =
            [range.isIPv6 ? "-6" : "-4", "route", "prepend", range.description, "dev", interface] + metric
        let run = try await complete(ip, arguments)
        // It is there already where an interface is set up anew.
        guard run.status.succeeded || run.errorOutput.contains("File exists") else {
            throw Self.failure(ip, arguments, run)
        }
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
