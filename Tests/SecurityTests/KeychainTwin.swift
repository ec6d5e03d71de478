// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Foundation
import Synchronization

@testable import Secrets

/// The host's rules on items in memory.
final class KeychainTwin: KeychainService {
    private let items = Mutex<[StoredItem]>([])
    private let access = KeychainAccess(app: "org.example.app", shared: [])

    func perform(_ request: KeychainRequest) -> KeychainReply {
        items.withLock { items in
            let rules = KeychainRules(
                access: access, items: items, now: Double(items.count + 1), newIdentifier: UUID().uuidString)
            let outcome = rules.outcome(of: request)
            let gone = Set((outcome.stores + outcome.removes).map(\.identifier))
            items = items.filter { !gone.contains($0.identifier) } + outcome.stores
            return outcome.reply
        }
    }

    /// Runs code with a keychain of its own.
    static func serving<Result>(_ body: () throws -> Result) rethrows -> Result {
        IntentRuntime.keychain = KeychainTwin()
        defer { IntentRuntime.keychain = nil }
        return try body()
    }
}
