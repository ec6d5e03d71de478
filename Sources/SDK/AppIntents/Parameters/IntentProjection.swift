// SPDX-License-Identifier: Apache-2.0

/// The values of an intent's parameters, unwrapped; App Intents, iOS 17.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent> {
    private let intent: Intent

    init(_ intent: Intent) { self.intent = intent }

    /// The value of a parameter that the dependency names.
    public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType {
        let value = intent[keyPath: keyPath]
        guard let unwrapped = value as? Value.UnwrappedType else {
            fatalError("A value was read that the @IntentParameterDependency does not name.")
        }
        return unwrapped
    }
}
