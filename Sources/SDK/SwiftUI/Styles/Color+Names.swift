// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension Color {
    private static func named(_ name: String) -> Color { Color(value: .named(name, opacity: 1)) }

    public static let red: Color = named("red")
    public static let orange: Color = named("orange")
    public static let yellow: Color = named("yellow")
    public static let green: Color = named("green")
    public static let mint: Color = named("mint")
    public static let teal: Color = named("teal")
    public static let cyan: Color = named("cyan")
    public static let blue: Color = named("blue")
    public static let indigo: Color = named("indigo")
    public static let purple: Color = named("purple")
    public static let pink: Color = named("pink")
    public static let brown: Color = named("brown")
    public static let white: Color = named("white")
    public static let gray: Color = named("gray")
    public static let black: Color = named("black")
    public static let clear: Color = named("clear")
    public static let primary: Color = named("primary")
    public static let secondary: Color = named("secondary")
    /// The colour of controls and links.
    public static let accentColor: Color = named("accentColor")
}

/// The colours, where any style can stand.
extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}
