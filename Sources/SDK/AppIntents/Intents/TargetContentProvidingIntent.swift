// SPDX-License-Identifier: Apache-2.0

/// An action that brings the app to a place; App Intents, iOS 26.
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: AppIntent {
    /// Names the content that the app shows.
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    public var contentIdentifier: String { Self.persistentIdentifier }

    public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
    public var contentIdentifier: String { ValueCoder.encode(target).spokenText }

    public func perform() async throws -> some IntentResult { .result() }
}
