// SPDX-License-Identifier: Apache-2.0

/// Why an action is cancelled; App Intents, iOS 27.
public struct IntentCancellationReason: Hashable, Sendable {
    private let name: String

    /// It took too long.
    public static let timeout = IntentCancellationReason(name: "timeout")
    /// The person did not want it any more.
    public static let userCancelled = IntentCancellationReason(name: "userCancelled")
}
