// SPDX-License-Identifier: Apache-2.0

/// An action that a SiriKit intent became; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The SiriKit class whose shortcuts go on working with this intent.
    static var intentClassName: String { get }
}
