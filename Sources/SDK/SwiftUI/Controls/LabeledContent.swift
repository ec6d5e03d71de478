// SPDX-License-Identifier: Apache-2.0
public import BeckonFoundation
package import BeckonSchema
public import Foundation

/// A label at the leading side and what it names at the trailing side; SwiftUI, since iOS 16.
public struct LabeledContent<Label: View, Content: View> {
    private let label: Label
    private let content: Content

    /// A view and what it is called.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension LabeledContent where Label == Text {
    /// Titled with a key of the app’s string tables.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Titled with a localised resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Titled with words as they are.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Titled with a key of the app’s string tables.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }

    /// Titled with a localised resource.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(titleResource) { Text(value) }
    }

    /// Titled with words as they are.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }

    /// Titled with a key of the app’s string tables.
    nonisolated public init<F: FormatStyle & Sendable>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }
}

extension LabeledContent: View {
    public typealias Body = Never
}

extension LabeledContent: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        let content = try context.single(content, axis: .horizontal)
        guard !context.environment.hidesLabels else { return content }
        let label = try context.single(label, axis: .vertical)
        return .stack(
            StackNode(axis: .horizontal, children: [label, .spacer(minimumLength: nil), content]))
    }
}
