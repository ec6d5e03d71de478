// SPDX-License-Identifier: Apache-2.0

/// An action that learns why it is cancelled; App Intents, iOS 27.
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
    /// Runs the operation, and the handler as soon as the call is cancelled. The host does not tell time-outs from
    /// the person's wish, so the reason is `userCancelled`.
    public func withIntentCancellationHandler<T>(
        operation: () async throws -> T, onCancel: @Sendable (IntentCancellationReason) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) async rethrows -> T {
        try await withTaskCancellationHandler(
            operation: operation, onCancel: { onCancel(.userCancelled) }, isolation: isolation)
    }
}
