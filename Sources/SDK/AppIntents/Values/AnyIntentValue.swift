// SPDX-License-Identifier: Apache-2.0

/// A property wrapper's storage as conditions and sort orders see it; App Intents, iOS 16.
public protocol AnyIntentValue<Value>: Sendable {
    /// What is wrapped.
    associatedtype Value: _IntentValue, Sendable

    /// Whether the value may be absent.
    var isOptional: Bool { get }
    /// What people call it.
    var title: LocalizedStringResource { get }
}
