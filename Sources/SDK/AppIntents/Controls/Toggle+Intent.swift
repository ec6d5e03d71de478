// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import SwiftUI

extension Toggle {
    /// A switch that runs an action; one that sets a value is given the state to come. App Intents, iOS 17.
    nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(
            isOn: isOn,
            reference: {
                var reference = IntentReflection.reference(to: intent)
                if intent is any SetValueIntent<Bool> { reference.arguments["value"] = .boolean(!isOn) }
                return reference
            }, label: label)
    }
}

extension Toggle where Label == Text {
    /// Titled with a key of the app’s string tables.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    /// Titled with a localised resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleResource) }
    }

    /// Titled with words as they are.
    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
