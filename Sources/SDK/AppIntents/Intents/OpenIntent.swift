// SPDX-License-Identifier: Apache-2.0

/// An action that opens something in the app; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
    /// What can be opened.
    associatedtype Value: AppValue

    /// What to open; a `@Parameter`.
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }

    public func perform() async throws -> some IntentResult { .result() }
}
