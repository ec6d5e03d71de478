// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import ConnectCore
import Foundation

/// Undoes recorded steps, also those of an earlier process, and those that were recorded but never taken.
struct Undoing: Sendable {
    let tools: NetworkTools

    /// Undoes all steps, the latest first, and goes on after a failure.
    ///
    /// - Throws: ``ConnectFailure/Code/cleanUpFailed`` naming everything that is left.
    func undo(_ steps: [UndoStep]) async throws(ConnectFailure) {
        var left: [String] = []
        for step in steps.reversed() {
            if let reason = await undo(step) { left.append(reason) }
        }
        guard left.isEmpty else {
            throw ConnectFailure(.cleanUpFailed, "Not everything could be removed: " + left.joined(separator: "; "))
        }
    }

    /// - Returns: what is left and why; nil where nothing is.
    private func undo(_ step: UndoStep) async -> String? {
        // Cancelling the connection must not stop its removal, so each step runs in a task of its own.
        await Task {
            switch step {
            case .interface(let name):
                await absent(["link", "delete", "dev", name], "Cannot find device")
            case .rule(let isIPv6, let words):
                await absent([isIPv6 ? "-6" : "-4", "rule", "delete"] + words, "No such file", "No such process")
            case .program(let name, let mark):
                await RunningPrograms.end(marked: mark) ? nil : "the program “\(name)”"
            case .file(let path):
                unlink(path) == 0 || errno == ENOENT ? nil : "the file “\(path)”: \(String(cString: strerror(errno)))"
            case .nameServers(let interface): await ResolvconfResolver.forget(interface)
            // NetworkManager's own backend takes it down.
            case .activeConnection: nil
            case .setting(let path, let value):
                (try? value.write(toFile: path, atomically: false, encoding: .utf8)) == nil
                    ? "the setting “\(path)”, which was “\(value)”" : nil
            }
        }.value
    }

    private func absent(_ arguments: [String], _ absences: String...) async -> String? {
        do throws(ConnectFailure) {
            let run = try await tools.complete(tools.ip, arguments)
            if run.status.succeeded || absences.contains(where: run.errorOutput.contains) { return nil }
            return NetworkTools.failure(tools.ip, arguments, run).detail
        } catch {
            return error.detail
        }
    }
}
