// SPDX-License-Identifier: Apache-2.0

/// An action whose work takes long; App Intents, iOS 27.
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
    /// Runs the operation within the call; the host's time limit does not run out while progress is made.
    @discardableResult
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], operation: () async throws -> T
    ) async throws -> T {
        try await operation()
    }
}

extension LongRunningIntent where Self: CancellableIntent {
    /// Runs the operation within the call, and the handler as soon as the call is cancelled.
    @discardableResult
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], operation: () async throws -> T,
        onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
    ) async throws -> T {
        try await withIntentCancellationHandler(operation: operation, onCancel: onCancel)
    }
}
