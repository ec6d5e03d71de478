// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// The place of the label decides.
public struct DefaultLabelStyle: Sendable {
    nonisolated public init() {}
}

/// Both title and icon.
public struct TitleAndIconLabelStyle: Sendable {
    nonisolated public init() {}
}

/// The title alone.
public struct TitleOnlyLabelStyle: Sendable {
    nonisolated public init() {}
}

/// The icon alone; the title is still told to those who cannot see it.
public struct IconOnlyLabelStyle: Sendable {
    nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle, NamedLabelStyle {
    nonisolated var value: LabelStyleValue { .automatic }
}

extension TitleAndIconLabelStyle: LabelStyle, NamedLabelStyle {
    nonisolated var value: LabelStyleValue { .titleAndIcon }
}

extension TitleOnlyLabelStyle: LabelStyle, NamedLabelStyle {
    nonisolated var value: LabelStyleValue { .titleOnly }
}

extension IconOnlyLabelStyle: LabelStyle, NamedLabelStyle {
    nonisolated var value: LabelStyleValue { .iconOnly }
}

/// A style that the host draws.
protocol NamedLabelStyle: LabelStyle {
    nonisolated var value: LabelStyleValue { get }
}

extension NamedLabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Label(title: { configuration.title }, icon: { configuration.icon }).modified(by: .labelStyle(value))
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
