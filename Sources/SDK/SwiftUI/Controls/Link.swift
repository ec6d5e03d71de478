// SPDX-License-Identifier: Apache-2.0
public import BeckonFoundation
package import BeckonSchema
public import Foundation

/// A label that leads to an address; SwiftUI, since iOS 14.
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label

    /// A view that opens an address.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    /// Titled with a key of the app’s string tables.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Titled with a localised resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }

    /// Titled with words as they are.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View {
    public typealias Body = Never
}

extension Link: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        .link(LinkNode(label: try context.single(label, axis: .horizontal), url: destination.absoluteString))
    }
}
