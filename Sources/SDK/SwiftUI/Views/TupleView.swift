// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Several views that a builder puts one after the other; SwiftUI, since iOS 13.
public struct TupleView<T> {
    /// The views as they were written.
    public var value: T
    private let children: [any View]

    init(value: T, children: [any View]) {
        self.value = value
        self.children = children
    }
}

extension TupleView: View {
    public typealias Body = Never
}

extension TupleView: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        .group(try children.flatMap { try context.children(of: $0) })
    }
}
