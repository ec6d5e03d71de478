// SPDX-License-Identifier: Apache-2.0
/// An action of a kind that the system knows; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// An action that removes things; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
    /// What can be deleted.
    associatedtype Entity: AppEntity

    /// The entities to delete; a `@Parameter`.
    var entities: [Entity] { get }
}

extension DeleteIntent {
    public static var _removesThings: Bool { true }
}

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

/// An action that sets a value, behind a toggle or control; App Intents, iOS 18.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent<ValueType>: AppIntent {
    /// What is set.
    associatedtype ValueType: _IntentValue

    /// What to set it to; a `@Parameter`.
    var value: ValueType { get set }
}

/// An action that plays sound; App Intents, iOS 17.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}

/// An action that records sound; App Intents, iOS 18.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}

/// An action that starts a live activity; App Intents, iOS 17.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}

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

/// An action that another one replaces; App Intents, iOS 17.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
    /// The intent to use instead.
    associatedtype ReplacementIntent: AppIntent = Never

    /// What to tell people who still use it.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// Why an action should no longer be used; App Intents, iOS 17.
public struct IntentDeprecation<ReplacementIntent: AppIntent> {
    /// Why not to use it any more.
    public var message: LocalizedStringResource
    /// The intent to use instead.
    public var replacedBy: ReplacementIntent.Type?

    /// A deprecation with a way out.
    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
        self.message = message
        self.replacedBy = replacedBy
    }

    /// A deprecation without a replacement.
    public init(message: LocalizedStringResource) where ReplacementIntent == Never {
        self.message = message
    }
}

/// An action that a SiriKit intent became; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The SiriKit class whose shortcuts go on working with this intent.
    static var intentClassName: String { get }
}
