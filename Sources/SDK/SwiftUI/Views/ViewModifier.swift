// SPDX-License-Identifier: Apache-2.0

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

extension View {
    /// Makes the change of a modifier.
    nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
