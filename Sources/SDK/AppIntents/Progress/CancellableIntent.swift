// SPDX-License-Identifier: Apache-2.0
/// An action that learns why it is cancelled; App Intents, iOS 27.
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

/// Why an action is cancelled; App Intents, iOS 27.
public struct IntentCancellationReason: Hashable, Sendable {
    private let name: String

    /// It took too long.
    public static let timeout = IntentCancellationReason(name: "timeout")
    /// The person did not want it any more.
    public static let userCancelled = IntentCancellationReason(name: "userCancelled")
}

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

/// An action whose work takes long; App Intents, iOS 27.
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

/// What long work needs; App Intents, iOS 27.
public struct LongRunningTaskOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It needs the graphics processor.
    public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}

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
