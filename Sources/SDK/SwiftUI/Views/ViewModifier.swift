// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A change of a view that an author gives a name; SwiftUI, since iOS 13.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The modified view.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>

    /// The views that the changed view is made of.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes; SwiftUI, since iOS 13.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let view: any View
}

extension _ViewModifier_Content: View {
    public typealias Body = Never
}

extension _ViewModifier_Content: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode { try context.node(for: view) }
}

/// A view with the change that a modifier makes; SwiftUI, since iOS 13.
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier

    /// A view and its modifier.
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: some View { modifier.body(content: _ViewModifier_Content(view: content)) }
}

extension View {
    /// Makes the change of a modifier.
    nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
