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

/// The parts of a label whose style is drawn; SwiftUI, since iOS 14.
public struct LabelStyleConfiguration {
    /// The title, whatever it is made of.
    public struct Title: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }

    /// The icon, whatever it is made of.
    public struct Icon: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }

    /// The words.
    public let title: Title
    /// The picture.
    public let icon: Icon
}

extension LabelStyle {
    func makeAnyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
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
