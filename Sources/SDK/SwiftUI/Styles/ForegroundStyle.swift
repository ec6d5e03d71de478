// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

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
