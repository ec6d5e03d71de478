// SPDX-License-Identifier: Apache-2.0
/// What a resolver can ask of the parameter it resolves for; App Intents, iOS 16.
public struct IntentParameterContext<Value: _IntentValue & Sendable>: AnyIntentValue {
    let parameter: IntentParameter<Value>

    /// Whether the action runs without the parameter.
    public var isOptional: Bool { parameter.isOptional }
    /// What questions call the parameter.
    public var title: LocalizedStringResource { parameter.title }

    /// Asks the person for a value.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await parameter.requestValue(dialog)
    }

    /// Asks the person which of several values is meant.
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        try await parameter.requestDisambiguation(among: itemsToDisambiguate, dialog: dialog)
    }

    /// Asks the person whether a value is the right one.
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        try await parameter.requestConfirmation(for: itemToConfirm, dialog: dialog)
    }

    /// An error that makes the runtime ask for a value and start over.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        parameter.needsValueError(dialog)
    }

    /// An error that makes the runtime ask which value is meant and start over.
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        parameter.needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
    }
}
