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

/// The tint that the nearest `tint(_:)` around it sets; SwiftUI, since iOS 15.
public struct TintShapeStyle: Sendable {
    public init() {}
}

extension TintShapeStyle: ColorStyle {
    func colorValue(in environment: EnvironmentValues) -> ColorValue { environment.tint }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the surroundings.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// What the snippet stands on; SwiftUI, since iOS 15.
public struct BackgroundStyle: Sendable {
    public init() {}
}

extension BackgroundStyle: ColorStyle {
    func colorValue(in environment: EnvironmentValues) -> ColorValue { .named("background", opacity: 1) }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The snippet’s background.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// What the foreground is painted with where nobody says; SwiftUI, since iOS 13.
public struct ForegroundStyle: Sendable {
    public init() {}
}

extension ForegroundStyle: ColorStyle {
    func colorValue(in environment: EnvironmentValues) -> ColorValue {
        environment.foreground ?? .named("primary", opacity: 1)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground of the surroundings.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
