// SPDX-License-Identifier: Apache-2.0

/// The configuration of a widget; App Intents, iOS 17.
@_alwaysEmitConformanceMetadata
public protocol WidgetConfigurationIntent: AppIntent {}

/// The configuration of a control; App Intents, iOS 18.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// A configuration is no action: it is read, never run.
    public func perform() async throws -> some IntentResult {
        try refuseToRun()
        return .result()
    }
}

extension ControlConfigurationIntent {
    /// A configuration is no action: it is read, never run.
    public func perform() async throws -> some IntentResult {
        try refuseToRun()
        return .result()
    }
}

private func refuseToRun() throws {
    throw AppIntentError(description: "A configuration cannot be run.")
}
