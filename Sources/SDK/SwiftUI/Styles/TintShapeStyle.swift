// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

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
