// SPDX-License-Identifier: Apache-2.0

/// The configuration of a control; App Intents, iOS 18.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// A configuration is no action: it is read, never run.
    public func perform() async throws -> Never { throw AppIntentError.isConfiguration }
}
