// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A translucent layer; in a still picture the background's colour, seen through; SwiftUI, since iOS 15.
public struct Material: Sendable {
    private let opacity: Double

    public static let ultraThin: Material = Material(opacity: 0.3)
    public static let thin: Material = Material(opacity: 0.45)
    public static let regular: Material = Material(opacity: 0.6)
    public static let thick: Material = Material(opacity: 0.75)
    public static let ultraThick: Material = Material(opacity: 0.9)
}

extension Material: ColorStyle {
    func colorValue(in environment: EnvironmentValues) -> ColorValue { .named("background", opacity: opacity) }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
}
