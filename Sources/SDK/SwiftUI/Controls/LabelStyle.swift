// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// How a title and an icon are put together; SwiftUI, since iOS 14.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The parts of the label.
    typealias Configuration = LabelStyleConfiguration
    /// The view that the style makes.
    associatedtype Body: View

    /// The views of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
    func makeAnyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

extension View {
    /// The style of the labels within the view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> _ModifiedView<Self> {
        let value = (style as? any NamedLabelStyle)?.value
        return changed(
            .environment { $0.labelStyle = value == nil ? style : nil },
            .modifiers { _ in value.map { [.labelStyle($0)] } ?? [] })
    }
}
