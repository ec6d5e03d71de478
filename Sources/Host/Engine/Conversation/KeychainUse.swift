// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Secrets
import Synchronization

/// What one run has to do with the keychain: an extension gets what its app may have, and the person is told of the rest.
final class KeychainUse: Sendable {
    private let keychain: Keychain
    private let app: InstalledApp
    private let words: HostWords
    private let used = Mutex(0)
    private let told = Mutex<[String]>([])

    init(_ keychain: Keychain, app: InstalledApp, words: HostWords) {
        self.keychain = keychain
        self.app = app
        self.words = words
    }

    /// What the person is told, each thing once.
    var reports: [String] { told.withLock { $0 } }

    /// - Throws: `ActionFailure` where the run uses the keychain without end.
    func count(_ operations: Int) throws {
        let count = used.withLock { used in
            used += operations
            return used
        }
        guard count <= KeychainBounds.operations else {
            throw ActionFailure(
                .failed, "The action used the keychain more than \(KeychainBounds.operations) times; it was ended.")
        }
    }

    /// The answers as `inputResponses`.
    func answer(_ wishes: [String: KeychainRequest]) async -> [String: JSONValue] {
        var answers: [String: JSONValue] = [:]
        // Who it is for is never read from what the extension says.
        let access = KeychainAccess(app: app.identifier, shared: app.granted.keychainGroups)
        for (key, wish) in wishes.sorted(by: { $0.key < $1.key }) {
            let answer = await keychain.perform(wish, for: access)
            if let problem = answer.problem { tell(problem) }
            answers[key] = answer.reply.json
        }
        return answers
    }

    private func tell(_ problem: Keychain.Problem) {
        let report =
            switch problem {
            case .notEntitled(let group) where app.bundle.entitlements.keychainGroups.contains(group):
                words.groupNotGranted.filled(app.name, group, app.shortName)
            case .notEntitled(let group): words.groupRefused.filled(app.name, String(group.prefix(155)))
            case .store(let error): words.secretsKept.filled(app.name, error.message)
            }
        told.withLock { told in
            if !told.contains(report), told.count < Self.mostReports { told.append(report) }
        }
    }

    private static let mostReports = 8
}
