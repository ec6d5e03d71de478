// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What shapes, texts and symbols are painted with; SwiftUI, since iOS 13.
public protocol ShapeStyle: Sendable {
    /// The style that stands for this one, `Never` for those of the framework.
    associatedtype Resolved: ShapeStyle = Never

    /// The style to paint with in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
    /// Not to be called: a style of the framework stands for itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is a style of the framework and stands for itself.")
    }
}

extension ShapeStyle {
    /// The colour that the style comes to; a style that resolves to itself without end is the primary colour.
    func color(in environment: EnvironmentValues, depth: Int = 0) -> ColorValue {
        if let style = self as? any ColorStyle { return style.colorValue(in: environment) }
        guard depth < 16, Resolved.self != Never.self else { return .named("primary", opacity: 1) }
        return resolve(in: environment).color(in: environment, depth: depth + 1)
    }
}
