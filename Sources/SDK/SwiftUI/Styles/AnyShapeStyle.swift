// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A style whose type is not told; SwiftUI, since iOS 15.
public struct AnyShapeStyle: ColorStyle {
    private let style: any ShapeStyle

    /// Hides which style it is.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    func colorValue(in environment: EnvironmentValues) -> ColorValue { style.color(in: environment) }
}
