// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension Color {
    private static func named(_ name: String) -> Color { Color(value: .named(name, opacity: 1)) }

    /// The palette’s red, which differs between light and dark.
    public static let red: Color = named("red")
    /// The palette’s orange, which differs between light and dark.
    public static let orange: Color = named("orange")
    /// The palette’s yellow, which differs between light and dark.
    public static let yellow: Color = named("yellow")
    /// The palette’s green, which differs between light and dark.
    public static let green: Color = named("green")
    /// The palette’s mint, which differs between light and dark.
    public static let mint: Color = named("mint")
    /// The palette’s teal, which differs between light and dark.
    public static let teal: Color = named("teal")
    /// The palette’s cyan, which differs between light and dark.
    public static let cyan: Color = named("cyan")
    /// The palette’s blue, which differs between light and dark.
    public static let blue: Color = named("blue")
    /// The palette’s indigo, which differs between light and dark.
    public static let indigo: Color = named("indigo")
    /// The palette’s purple, which differs between light and dark.
    public static let purple: Color = named("purple")
    /// The palette’s pink, which differs between light and dark.
    public static let pink: Color = named("pink")
    /// The palette’s brown, which differs between light and dark.
    public static let brown: Color = named("brown")
    /// The same in light and dark.
    public static let white: Color = named("white")
    /// The palette’s gray, which differs between light and dark.
    public static let gray: Color = named("gray")
    /// The same in light and dark.
    public static let black: Color = named("black")
    /// Nothing at all.
    public static let clear: Color = named("clear")
    /// The colour of text that matters most.
    public static let primary: Color = named("primary")
    /// The colour of text that matters less.
    public static let secondary: Color = named("secondary")
    /// The colour of controls and links.
    public static let accentColor: Color = named("accentColor")
}

/// The colours, where any style can stand.
extension ShapeStyle where Self == Color {
    /// ``Color/red`` as a style.
    public static var red: Color { Color.red }
    /// ``Color/orange`` as a style.
    public static var orange: Color { Color.orange }
    /// ``Color/yellow`` as a style.
    public static var yellow: Color { Color.yellow }
    /// ``Color/green`` as a style.
    public static var green: Color { Color.green }
    /// ``Color/mint`` as a style.
    public static var mint: Color { Color.mint }
    /// ``Color/teal`` as a style.
    public static var teal: Color { Color.teal }
    /// ``Color/cyan`` as a style.
    public static var cyan: Color { Color.cyan }
    /// ``Color/blue`` as a style.
    public static var blue: Color { Color.blue }
    /// ``Color/indigo`` as a style.
    public static var indigo: Color { Color.indigo }
    /// ``Color/purple`` as a style.
    public static var purple: Color { Color.purple }
    /// ``Color/pink`` as a style.
    public static var pink: Color { Color.pink }
    /// ``Color/brown`` as a style.
    public static var brown: Color { Color.brown }
    /// ``Color/white`` as a style.
    public static var white: Color { Color.white }
    /// ``Color/gray`` as a style.
    public static var gray: Color { Color.gray }
    /// ``Color/black`` as a style.
    public static var black: Color { Color.black }
    /// ``Color/clear`` as a style.
    public static var clear: Color { Color.clear }
}
