// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Colours by their names.
extension UIColor {
    private convenience init(_ name: String) { self.init(value: .named(name, opacity: 1)) }

    public class var label: UIColor { UIColor("primary") }
    public class var secondaryLabel: UIColor { UIColor("secondary") }
    public class var tertiaryLabel: UIColor { UIColor("tertiary") }
    public class var quaternaryLabel: UIColor { UIColor("quaternary") }
    public class var placeholderText: UIColor { UIColor("tertiary") }
    public class var link: UIColor { UIColor("accentColor") }
    public class var tintColor: UIColor { UIColor("accentColor") }
    public class var separator: UIColor { UIColor("quaternary") }
    public class var systemBackground: UIColor { UIColor("background") }
    public class var clear: UIColor { UIColor("clear") }
    public class var black: UIColor { UIColor("black") }
    public class var white: UIColor { UIColor("white") }
    public class var gray: UIColor { UIColor("gray") }
    public class var darkGray: UIColor { UIColor("secondary") }
    public class var lightGray: UIColor { UIColor("quaternary") }
    public class var red: UIColor { UIColor("red") }
    public class var orange: UIColor { UIColor("orange") }
    public class var yellow: UIColor { UIColor("yellow") }
    public class var green: UIColor { UIColor("green") }
    public class var cyan: UIColor { UIColor("cyan") }
    public class var blue: UIColor { UIColor("blue") }
    public class var purple: UIColor { UIColor("purple") }
    public class var brown: UIColor { UIColor("brown") }
    public class var systemRed: UIColor { UIColor("red") }
    public class var systemOrange: UIColor { UIColor("orange") }
    public class var systemYellow: UIColor { UIColor("yellow") }
    public class var systemGreen: UIColor { UIColor("green") }
    public class var systemMint: UIColor { UIColor("mint") }
    public class var systemTeal: UIColor { UIColor("teal") }
    public class var systemCyan: UIColor { UIColor("cyan") }
    public class var systemBlue: UIColor { UIColor("blue") }
    public class var systemIndigo: UIColor { UIColor("indigo") }
    public class var systemPurple: UIColor { UIColor("purple") }
    public class var systemPink: UIColor { UIColor("pink") }
    public class var systemBrown: UIColor { UIColor("brown") }
    public class var systemGray: UIColor { UIColor("gray") }
}
