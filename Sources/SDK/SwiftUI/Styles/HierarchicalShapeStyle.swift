// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// The foreground's colour, weaker from level to level; SwiftUI, since iOS 15.
public struct HierarchicalShapeStyle: Sendable, Hashable {
    private let name: String
    /// How much of a foreground that an author set is left.
    private let opacity: Double

    /// The foreground as it is.
    public static let primary: HierarchicalShapeStyle = HierarchicalShapeStyle(name: "primary", opacity: 1)
    /// The foreground, weaker.
    public static let secondary: HierarchicalShapeStyle = HierarchicalShapeStyle(name: "secondary", opacity: 0.6)
    /// The foreground, weaker than secondary.
    public static let tertiary: HierarchicalShapeStyle = HierarchicalShapeStyle(name: "tertiary", opacity: 0.4)
    /// The foreground, hardly visible.
    public static let quaternary: HierarchicalShapeStyle = HierarchicalShapeStyle(name: "quaternary", opacity: 0.2)
}

extension HierarchicalShapeStyle: ColorStyle {
    func colorValue(in environment: EnvironmentValues) -> ColorValue {
        environment.foreground?.multiplied(by: opacity) ?? .named(name, opacity: 1)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground as it is.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// The foreground, weaker.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// The foreground, weaker than secondary.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    /// The foreground, hardly visible.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}
