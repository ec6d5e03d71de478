// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Something to press; SwiftUI, since iOS 13.
///
/// In a snippet only buttons made with an intent do something: closures stay in the app and are never called.
public struct Button<Label: View> {
    private let role: ButtonRole?
    private let label: Label
    private let reference: (@MainActor () throws -> ActionReference)?

    /// A button that looks like its label; a snippet shows it without its closure.
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.label = label()
        reference = nil
    }

    /// A button that runs an action of the app; `reference` is asked when the snippet is made.
    nonisolated package init(
        role: ButtonRole? = nil, reference: @escaping @MainActor () throws -> ActionReference,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.label = label()
        self.reference = reference
    }
}

extension Button: View {
    public typealias Body = Never
}

extension Button: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        let action = try reference?()
        guard let style = context.environment.buttonStyle else {
            let label = try context.single(label, axis: .horizontal)
            return .button(ButtonNode(label: label, role: role?.value, action: action))
        }
        let configuration = ButtonStyleConfiguration(role: role, label: .init(view: label))
        let body = try context.single(style.makeAnyBody(configuration), axis: .horizontal)
        return try SnippetNode.button(ButtonNode(label: body, role: role?.value, action: action))
            .applying([.buttonStyle(.plain)])
    }
}
