// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
package import Foundation
import Synchronization

/// What would have to be undone if the service were killed now, in a file that is complete at every moment.
package final class Journal: Sendable {
    private let file: URL
    private let steps: Mutex<[UndoStep]>
    /// Locked as long as the journal is in use, since a second service would undo what this one does.
    private let lock: Int32

    /// - Parameter folder: the service's own; made where it is missing.
    /// - Throws: ``ConnectFailure/Code/setUpFailed`` where it cannot be read.
    package init(in folder: URL) throws(ConnectFailure) {
        file = folder.appendingPathComponent("journal.json")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ConnectFailure(.setUpFailed, "The folder “\(folder.path)” cannot be made: \(error)")
        }
        let lock = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        do throws(ConnectFailure) {
            guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
                throw ConnectFailure(
                    .setUpFailed, "The folder “\(folder.path)” is in use by another service, or cannot be written")
            }
            steps = Mutex(try Self.read(file))
        } catch {
            if lock >= 0 { close(lock) }
            throw error
        }
        self.lock = lock
    }

    deinit { close(lock) }

    /// The steps in the order in which they were taken.
    package var recorded: [UndoStep] { steps.withLock { $0 } }

    /// Adds a step; it is on the disk when this returns.
    package func record(_ step: UndoStep) throws(ConnectFailure) {
        try steps.withLock { steps throws(ConnectFailure) in
            try write(steps + [step])
            steps.append(step)
        }
    }

    /// Forgets everything, once it has been undone.
    package func clear() throws(ConnectFailure) {
        try steps.withLock { steps throws(ConnectFailure) in
            // On a full disk there is no room for an empty list beside the old one.
            guard unlink(file.path) == 0 || errno == ENOENT else {
                throw ConnectFailure(
                    .setUpFailed, "The journal “\(file.path)” cannot be removed: \(String(cString: strerror(errno)))")
            }
            steps = []
        }
    }

    private static func read(_ file: URL) throws(ConnectFailure) -> [UndoStep] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        do {
            return try JSONDecoder().decode([UndoStep].self, from: Data(contentsOf: file))
        } catch {
            throw ConnectFailure(
                .setUpFailed,
                "The journal “\(file.path)” cannot be read (\(error)). Remove it when no interface “bk-…” is left")
        }
    }

    private func write(_ steps: [UndoStep]) throws(ConnectFailure) {
        do {
            // The file is written beside the old one and put in its place.
            try JSONEncoder().encode(steps).write(to: file, options: .atomic)
        } catch {
            throw ConnectFailure(
                .setUpFailed, "The journal “\(file.path)” cannot be written: \(error.localizedDescription)")
        }
    }
}
