// SPDX-License-Identifier: Apache-2.0

/// An action that an app offers; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult

    init()

    /// Does the work, once every required parameter has a value.
    func perform() async throws -> PerformResult
}
