// SPDX-License-Identifier: Apache-2.0
public import BeckonFoundation
package import BeckonSchema

/// A switch; SwiftUI, since iOS 13.
///
/// In a snippet only toggles made with an intent do something: a binding shows its value and is never set.
public struct Toggle<Label: View> {
    private let isOn: Bool
    private let label: Label
    private let reference: (@MainActor () throws -> ActionReference)?

    /// A switch as the binding is at this moment.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn.wrappedValue
        self.label = label()
        reference = nil
    }

    /// A switch that runs an action of the app; `reference` is asked when the snippet is made.
    nonisolated package init(
        isOn: Bool, reference: @escaping @MainActor () throws -> ActionReference, @ViewBuilder label: () -> Label
    ) {
        self.isOn = isOn
        self.label = label()
        self.reference = reference
    }
}

extension Toggle where Label == Text {
    /// Titled with a key of the app’s string tables.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Titled with a localised resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    /// Titled with words as they are.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Titled with a key of the app’s string tables, beside an SF Symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Titled with a localised resource, beside an SF Symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Titled with words as they are, beside an SF Symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle: View {
    public typealias Body = Never
}

extension Toggle: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        let label =
            context.environment.hidesLabels ? SnippetNode.empty : try context.single(label, axis: .horizontal)
        return .toggle(ToggleNode(label: label, isOn: isOn, action: try reference?()))
    }
}
