// SPDX-License-Identifier: Apache-2.0

/// The configuration of a widget; App Intents, iOS 17.
@_alwaysEmitConformanceMetadata
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// A configuration is no action: it is read, never run.
    public func perform() async throws -> Never { throw AppIntentError.isConfiguration }
}
