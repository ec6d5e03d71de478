// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

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
