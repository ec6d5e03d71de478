// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

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
