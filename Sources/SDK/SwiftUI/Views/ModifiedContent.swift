// SPDX-License-Identifier: Apache-2.0

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
