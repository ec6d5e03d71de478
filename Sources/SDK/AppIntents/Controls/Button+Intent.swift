// SPDX-License-Identifier: Apache-2.0
public import SwiftUI

extension Button {
    /// A button that runs an action; App Intents, iOS 17.
    nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(reference: { IntentReflection.reference(to: intent) }, label: label)
    }

    /// A button that runs an action; App Intents, iOS 17.
    nonisolated public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(role: role, reference: { IntentReflection.reference(to: intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// Titled with a key of the app’s string tables.
    nonisolated public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(intent: intent) { Text(titleKey) }
    }

    /// Titled with a key of the app’s string tables; the role says what it does.
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    /// Titled with a localised resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, intent: some AppIntent) {
        self.init(intent: intent) { Text(titleResource) }
    }

    /// Titled with a localised resource; the role says what it does.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(titleResource) }
    }

    /// Titled with words as they are.
    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, intent: some AppIntent) {
        self.init(intent: intent) { Text(title) }
    }

    /// Titled with words as they are; the role says what it does.
    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Titled with a key of the app’s string tables, beside an SF Symbol; the role says what it does.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Titled with a localised resource, beside an SF Symbol; the role says what it does.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Titled with words as they are, beside an SF Symbol; the role says what it does.
    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
