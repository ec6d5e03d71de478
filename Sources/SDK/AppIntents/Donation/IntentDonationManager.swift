// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Where an app tells which of its actions people do by hand; App Intents, iOS 16.
///
/// Donations live as long as the process, so that they can be taken back.
public struct IntentDonationManager: Sendable {
    private struct Donation: Sendable {
        let identifier: IntentDonationIdentifier
        let intentType: any AppIntent.Type
        let entities: [EntityIdentifier]
    }

    /// How many donations are kept; the oldest give way.
    private static let limit = 200
    private static let donations = Mutex<[Donation]>([])

    /// The only one.
    public static var shared: IntentDonationManager { IntentDonationManager() }

    /// Tells that the person did this in the app.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { keep(intent) }

    /// Tells that the person did this in the app, and what came of it.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        keep(intent)
    }

    /// Tells that the person did this in the app.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier { keep(intent) }

    /// Tells that the person did this in the app, and what came of it.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier { keep(intent) }

    /// Takes donations back.
    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] {
        Self.donations.withLock { donations in
            let found = donations.filter { predicate.matches($0.identifier, $0.intentType, $0.entities) }
            let identifiers = Set(found.map(\.identifier))
            donations.removeAll { identifiers.contains($0.identifier) }
            return found.map(\.identifier)
        }
    }

    @discardableResult
    func keep(_ intent: some AppIntent) -> IntentDonationIdentifier {
        let identifier = IntentDonationIdentifier()
        let entities = IntentReflection.parameters(of: intent).compactMap { item in
            (item.parameter as? any CurrentValueReading)?.anyCurrentValue as? any AppEntity
        }
        let donation = Donation(
            identifier: identifier, intentType: type(of: intent), entities: entities.map { EntityIdentifier(for: $0) })
        Self.donations.withLock { donations in
            donations.append(donation)
            if donations.count > Self.limit { donations.removeFirst() }
        }
        return identifier
    }
}

extension AppIntent {
    /// Tells that the person did this by hand.
    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }

    /// Tells that the person did this in the app.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }

    /// Tells that the person did this in the app, and what came of it.
    @discardableResult
    public func donate(result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self, result: result)
    }

    /// Tells that the person did this in the app, and what came of it.
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self, result: result)
    }
}
