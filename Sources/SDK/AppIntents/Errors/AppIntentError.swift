// SPDX-License-Identifier: Apache-2.0

/// An error that the runtime understands; App Intents, iOS 16.
public struct AppIntentError: Error, Sendable {
    enum Kind: Sendable {
        case restartPerform
        /// Something is asked, and `perform()` starts over.
        case needsAnswer(@Sendable () async throws -> Void)
        case needsForeground(IntentDialog?)
        case predefined(String, LocalizedStringResource)
        case described(LocalizedStringResource)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// An error with words of its own; iOS 27.
    public init(description: LocalizedStringResource) { self.init(.described(description)) }

    /// One of the predefined errors with words of its own; iOS 27.
    public init(predefinedError: AppIntentError, description: LocalizedStringResource) {
        if case .predefined(let name, _) = predefinedError.kind {
            self.init(.predefined(name, description))
        } else {
            self.init(.described(description))
        }
    }

    /// An error of the app's own; iOS 27.
    public init(wrapping error: some CustomLocalizedStringResourceConvertible & Error) {
        self.init(.described(error.localizedStringResource))
    }

    /// An error of the app's own that says which predefined one it is; iOS 27.
    public init(wrapping error: some CustomAppIntentErrorConvertible) { self = error.appIntentError }

    /// Starts `perform()` over with the values that are set by then.
    public static var restartPerform: AppIntentError { AppIntentError(.restartPerform) }

    /// What running a configuration ends in.
    static var isConfiguration: AppIntentError { AppIntentError(description: "A configuration cannot be run.") }

    static func predefined(_ name: String, _ words: LocalizedStringResource) -> AppIntentError {
        AppIntentError(.predefined(name, words))
    }
}

extension AppIntentError: CustomLocalizedStringResourceConvertible, CustomStringConvertible {
    public var localizedStringResource: LocalizedStringResource {
        switch kind {
        case .restartPerform: "The action asked to start over."
        case .needsAnswer: "The action needs an answer."
        case .needsForeground(let dialog): dialog?.full ?? "The action can go on only in its app."
        case .predefined(_, let words), .described(let words): words
        }
    }

    public var description: String { localizedStringResource.resolved() }
}

extension AppIntentError: Equatable {
    public static func == (left: AppIntentError, right: AppIntentError) -> Bool {
        switch (left.kind, right.kind) {
        case (.restartPerform, .restartPerform): true
        case (.predefined(let left, _), .predefined(let right, _)): left == right
        case (.described(let left), .described(let right)): left == right
        default: false
        }
    }
}
