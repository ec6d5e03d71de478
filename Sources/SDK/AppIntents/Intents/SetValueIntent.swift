// SPDX-License-Identifier: Apache-2.0

/// An action that sets a value, behind a toggle or control; App Intents, iOS 18.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent<ValueType>: AppIntent {
    /// What is set.
    associatedtype ValueType: _IntentValue

    /// What to set it to; a `@Parameter`.
    var value: ValueType { get set }
}
