// SPDX-License-Identifier: Apache-2.0

/// An action that another one replaces; App Intents, iOS 17.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
    /// The intent to use instead.
    associatedtype ReplacementIntent: AppIntent = Never

    /// What to tell people who still use it.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}
