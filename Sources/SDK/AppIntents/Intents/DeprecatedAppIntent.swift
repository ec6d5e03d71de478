// SPDX-License-Identifier: Apache-2.0

/// An action that another one replaces; App Intents, iOS 17.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
    /// The intent to use instead.
    associatedtype ReplacementIntent: AppIntent = Never

    /// What to tell people who still use it.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

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
