// SPDX-License-Identifier: Apache-2.0

/// The name of a donation; App Intents, iOS 16.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let value: UUID

    init() { value = UUID() }
}
