// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// An author's own look of buttons; SwiftUI, since iOS 13.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The button to draw.
    typealias Configuration = ButtonStyleConfiguration
    /// The view that the style makes.
    associatedtype Body: View

    /// The views of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
    func makeAnyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

extension View {
    /// The look of the buttons within the view.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> _ModifiedView<Self> {
        let value = (style as? any NamedButtonStyle)?.value ?? .automatic
        return changed(.environment { $0.buttonStyle = nil }, .modifiers { _ in [.buttonStyle(value)] })
    }

    /// An author's own look of the buttons within the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> _ModifiedView<Self> {
        changed(.environment { $0.buttonStyle = style })
    }
}
