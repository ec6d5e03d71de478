// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Circumstances of a run; App Intents, iOS 16.
public struct IntentSystemContext: Sendable {
    /// An extension runs in the background always.
    public var currentMode: IntentModes.Current { .background }
    /// When the wish was uttered, where the surface tells.
    public var preciseTimestamp: Date? { nil }
    /// Whether the answer is only spoken; iOS 27.
    public var isVoiceOnly: Bool { IntentRuntime.conversation?.context.surface == .voice }
}
