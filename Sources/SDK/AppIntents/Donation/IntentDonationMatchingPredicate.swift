// SPDX-License-Identifier: Apache-2.0

/// Which donations are meant; App Intents, iOS 16.
public struct IntentDonationMatchingPredicate: Sendable {
    let matches: @Sendable (IntentDonationIdentifier, any AppIntent.Type, [EntityIdentifier]) -> Bool

    /// The one donation.
    public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate { found, _, _ in found == identifier }
    }

    /// Donations that name an entity.
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate { _, _, entities in entities.contains(identifier) }
    }

    /// Donations of one intent.
    public static func intentType(
        _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
    ) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate { _, type, entities in
            ObjectIdentifier(type) == ObjectIdentifier(intentType)
                && (entityIdentifier.map(entities.contains) ?? true)
        }
    }
}
