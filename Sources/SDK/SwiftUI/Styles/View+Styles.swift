// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import Foundation

extension View {
    /// The colour of texts, symbols and shapes; nil leaves what surrounds the view.
    nonisolated public func foregroundColor(_ color: Color?) -> _ModifiedView<Self> { painted(color) }

    /// The style of texts, symbols and shapes.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _ModifiedView<Self> { painted(style) }

    private nonisolated func painted(_ style: (some ShapeStyle)?) -> _ModifiedView<Self> {
        changed(
            .environment { values in
                if let style { values.foreground = style.color(in: values) }
            },
            .modifiers { context in style.map { [.foreground($0.color(in: context.environment))] } ?? [] })
    }

    /// The colour of controls within the view; nil leaves what surrounds the view.
    nonisolated public func tint(_ tint: Color?) -> _ModifiedView<Self> { tinted(tint) }

    /// The style of controls within the view; nil leaves what surrounds the view.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> _ModifiedView<Self> { tinted(tint) }

    /// The colour of controls within the view; nil leaves what surrounds the view.
    nonisolated public func accentColor(_ accentColor: Color?) -> _ModifiedView<Self> { tinted(accentColor) }

    private nonisolated func tinted(_ style: (some ShapeStyle)?) -> _ModifiedView<Self> {
        changed(
            .environment { values in
                if let style { values.tint = style.color(in: values) }
            },
            .modifiers { context in style.map { [.tint($0.color(in: context.environment))] } ?? [] })
    }

    /// How much of the view covers what is behind it, 0 to 1.
    nonisolated public func opacity(_ opacity: Double) -> _ModifiedView<Self> {
        modified(by: .opacity(min(max(CGFloat(opacity).points, 0), 1)))
    }

    /// Does not draw the view, its room stays.
    nonisolated public func hidden() -> _ModifiedView<Self> { modified(by: .hidden) }

    /// Radius and offset are in points.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> _ModifiedView<Self> {
        modified(by: .shadow(color.value, radius: radius.points, x: x.points, y: y.points))
    }
}

extension View {
    /// What the view is told to those who cannot see it.
    nonisolated public func accessibilityLabel(_ label: Text) -> _ModifiedView<Self> {
        changed(.modifiers { [.accessibilityLabel(label.string(in: $0))] })
    }

    /// What a screen reader says instead, a key of the app’s tables.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _ModifiedView<Self> {
        accessibilityLabel(Text(labelKey))
    }

    /// What a screen reader says instead, localised.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> _ModifiedView<Self> {
        accessibilityLabel(Text(label))
    }

    /// What a screen reader says instead, as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> _ModifiedView<Self> {
        accessibilityLabel(Text(label))
    }

    /// Does not tell the view to those who cannot see it.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> _ModifiedView<Self> {
        modified(by: .accessibilityHidden(hidden))
    }

    /// Without effect: names for tests of an app's own windows.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> Self { self }

    /// Without effect in a still picture, whose views never change places.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> Self { self }

    /// Without effect: a snippet has no views to choose from.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> Self { self }
}
