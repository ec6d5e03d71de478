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

/// The button whose style is drawn; SwiftUI, since iOS 13.
public struct ButtonStyleConfiguration {
    /// The button's label, whatever it is made of.
    public struct Label: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }

    /// What the button does; nil for nothing special.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    /// Always false: a snippet is a still picture.
    public var isPressed: Bool { false }
}

extension ButtonStyle {
    func makeAnyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// A look of buttons that the host draws; SwiftUI, since iOS 13.
public protocol PrimitiveButtonStyle: Sendable {}

protocol NamedButtonStyle: PrimitiveButtonStyle {
    var value: ButtonStyleValue { get }
}

/// The place of the button decides.
public struct DefaultButtonStyle: NamedButtonStyle {
    var value: ButtonStyleValue { .automatic }
    public init() {}
}

/// The label alone.
public struct PlainButtonStyle: NamedButtonStyle {
    var value: ButtonStyleValue { .plain }
    public init() {}
}

/// The label in the tint.
public struct BorderlessButtonStyle: NamedButtonStyle {
    var value: ButtonStyleValue { .borderless }
    public init() {}
}

/// The label in the tint, on a weak layer of it.
public struct BorderedButtonStyle: NamedButtonStyle {
    var value: ButtonStyleValue { .bordered }
    public init() {}
}

/// The label on the full tint.
public struct BorderedProminentButtonStyle: NamedButtonStyle {
    var value: ButtonStyleValue { .borderedProminent }
    public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
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
