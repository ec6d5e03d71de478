// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A colour by meaning, which suits light and dark, or by its components; SwiftUI, since iOS 13.
///
/// As a view it fills the room that it is given.
public struct Color: Hashable, Sendable {
    package let value: ColorValue

    package init(value: ColorValue) { self.value = value }

    /// How the components of a colour are to be taken.
    public enum RGBColorSpace: Sendable, Hashable {
        case sRGB
    }

    /// Each part from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        value = .rgb(
            red: component(red), green: component(green), blue: component(blue), opacity: component(opacity))
    }

    /// A grey, from 0 for black to 1 for white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func channel(_ offset: Double) -> Double {
            let turn = (component(hue) * 6 + offset).truncatingRemainder(dividingBy: 6)
            return component(brightness) * (1 - component(saturation) * max(0, min(turn, 4 - turn, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// The colour, seen through as much more.
    public func opacity(_ opacity: Double) -> Color { Color(value: value.multiplied(by: component(opacity))) }
}

/// A component within 0 to 1; what is no number is 0.
private func component(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }

extension ColorValue {
    func multiplied(by factor: Double) -> ColorValue {
        switch self {
        case .named(let name, let opacity): .named(name, opacity: opacity * factor)
        case .rgb(let red, let green, let blue, let opacity):
            .rgb(red: red, green: green, blue: blue, opacity: opacity * factor)
        }
    }
}

extension Color: ColorStyle {
    func colorValue(in environment: EnvironmentValues) -> ColorValue { value }
}

extension Color: View {
    public typealias Body = Never
}

extension Color: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) -> SnippetNode {
        .shape(ShapeNode(kind: .rectangle, fill: value))
    }
}
