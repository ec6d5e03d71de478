// SPDX-License-Identifier: Apache-2.0
public import BeckonFoundation
package import BeckonSchema

/// A title with an icon; SwiftUI, since iOS 14.
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon

    /// A title and an icon, each a view of its own.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// Titled with a key of the app’s string tables, beside an SF Symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Titled with a localised resource, beside an SF Symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    /// Titled with words as they are, beside an SF Symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Titled with a key of the app’s string tables, beside a picture of the app’s resources.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
    }

    /// Titled with a localised resource, beside a picture of the app’s resources.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(decorative: name) })
    }

    /// Titled with words as they are, beside a picture of the app’s resources.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: name) })
    }
}

extension Label: View {
    public typealias Body = Never
}

extension Label: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        if let style = context.environment.labelStyle {
            let configuration = LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))
            return try context.with { $0.labelStyle = nil }.node(for: style.makeAnyBody(configuration))
        }
        return .label(title: try context.single(title, axis: .vertical), icon: try context.single(icon, axis: .depth))
    }
}
