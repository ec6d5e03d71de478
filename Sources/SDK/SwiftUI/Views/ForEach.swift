// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// One view for each item of a collection; SwiftUI, since iOS 13.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// What it goes through.
    public var data: Data
    /// Makes the view of an item.
    public var content: (Data.Element) -> Content
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Views for elements that know their identity.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Views for a constant range.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach: SnippetPrimitive where Content: View {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        .group(try data.flatMap { try context.children(of: content($0)) })
    }
}
