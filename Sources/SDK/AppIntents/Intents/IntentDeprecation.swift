// SPDX-License-Identifier: Apache-2.0

/// Why an action should no longer be used; App Intents, iOS 17.
public struct IntentDeprecation<ReplacementIntent: AppIntent> {
    /// Why not to use it any more.
    public var message: LocalizedStringResource
    /// The intent to use instead.
    public var replacedBy: ReplacementIntent.Type?

    /// A deprecation with a way out.
    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
        self.message = message
        self.replacedBy = replacedBy
    }

    /// A deprecation without a replacement.
    public init(message: LocalizedStringResource) where ReplacementIntent == Never {
        self.message = message
    }
}
