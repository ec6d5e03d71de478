// SPDX-License-Identifier: Apache-2.0
extension AppIntent {
    /// Brings the app forward and goes on. An extension has no app to bring forward, so this always throws.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        throw needsToContinueInForegroundError(dialog, alwaysConfirm: alwaysConfirm)
    }

    /// An error that says that the action goes on in its app only.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        AppIntentError(.needsForeground(dialog))
    }
}

/// An action that may go on in its app; App Intents, iOS 16.4. The supported modes tell it since iOS 26.
@_alwaysEmitConformanceMetadata
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// An error that says that the action goes on in its app only.
    /// - Parameters:
    ///   - dialog: What is said with it.
    ///   - continuation: What the app would run; an extension has no app to run it in.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)?
    ) -> AppIntentError {
        AppIntentError(.needsForeground(dialog))
    }

    /// Brings the app forward and goes on. An extension has no app to bring forward, so this always throws.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw AppIntentError(.needsForeground(dialog))
    }
}
