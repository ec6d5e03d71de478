// SPDX-License-Identifier: Apache-2.0

/// Forms of a system symbol, such as filled; SwiftUI, since iOS 15.
public struct SymbolVariants: Sendable, Hashable {
    private(set) var suffixes: [String]

    /// The symbol as it is named.
    public static let none: SymbolVariants = SymbolVariants(suffixes: [])
    /// The name with `.fill`.
    public static let fill: SymbolVariants = SymbolVariants(suffixes: ["fill"])
    /// The name with `.slash`.
    public static let slash: SymbolVariants = SymbolVariants(suffixes: ["slash"])
    /// The name with `.circle`.
    public static let circle: SymbolVariants = SymbolVariants(suffixes: ["circle"])
    /// The name with `.square`.
    public static let square: SymbolVariants = SymbolVariants(suffixes: ["square"])
    /// The name with `.rectangle`.
    public static let rectangle: SymbolVariants = SymbolVariants(suffixes: ["rectangle"])

    /// These and `.fill`.
    public var fill: SymbolVariants { adding("fill") }
    /// These and `.slash`.
    public var slash: SymbolVariants { adding("slash") }
    /// These and `.circle`.
    public var circle: SymbolVariants { adding("circle") }
    /// These and `.square`.
    public var square: SymbolVariants { adding("square") }
    /// These and `.rectangle`.
    public var rectangle: SymbolVariants { adding("rectangle") }

    /// Whether the symbol has these forms too.
    public func contains(_ other: SymbolVariants) -> Bool { other.suffixes.allSatisfy(suffixes.contains) }

    /// The name of the symbol in this form: the shape before the slash, `fill` last.
    func name(of symbol: String) -> String {
        let present = symbol.split(separator: ".").map(String.init)
        let order = ["circle", "square", "rectangle", "slash", "fill"]
        let missing = order.filter { suffixes.contains($0) && !present.contains($0) }
        guard let first = missing.first, first != "fill", present.last == "fill" else {
            return ([symbol] + missing).joined(separator: ".")
        }
        return (present.dropLast() + missing + ["fill"]).joined(separator: ".")
    }

    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(suffixes: suffixes + other.suffixes.filter { !suffixes.contains($0) })
    }

    private func adding(_ suffix: String) -> SymbolVariants { union(SymbolVariants(suffixes: [suffix])) }
}
