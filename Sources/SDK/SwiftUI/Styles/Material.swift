// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A translucent layer; in a still picture the background's colour, seen through; SwiftUI, since iOS 15.
public struct Material: Sendable {
    private let opacity: Double

    /// The clearest; drawn as a veil of the background colour.
    public static let ultraThin: Material = Material(opacity: 0.3)
    /// Clearer than regular; drawn as a veil of the background colour.
    public static let thin: Material = Material(opacity: 0.45)
    /// Half clear; drawn as a veil of the background colour.
    public static let regular: Material = Material(opacity: 0.6)
    /// Denser than regular; drawn as a veil of the background colour.
    public static let thick: Material = Material(opacity: 0.75)
    /// The densest; drawn as a veil of the background colour.
    public static let ultraThick: Material = Material(opacity: 0.9)
}

extension Material: ColorStyle {
    func colorValue(in environment: EnvironmentValues) -> ColorValue { .named("background", opacity: opacity) }
}

extension ShapeStyle where Self == Material {
    /// ``Material/ultraThin`` as a style.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// ``Material/thin`` as a style.
    public static var thinMaterial: Material { .thin }
    /// ``Material/regular`` as a style.
    public static var regularMaterial: Material { .regular }
    /// ``Material/thick`` as a style.
    public static var thickMaterial: Material { .thick }
    /// ``Material/ultraThick`` as a style.
    public static var ultraThickMaterial: Material { .ultraThick }
}
