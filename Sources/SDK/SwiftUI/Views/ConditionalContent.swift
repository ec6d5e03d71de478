// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// The views of one of two branches; SwiftUI, since iOS 13.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension _ConditionalContent: SnippetPrimitive where TrueContent: View, FalseContent: View {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        switch storage {
        case .first(let view): try context.node(for: view)
        case .second(let view): try context.node(for: view)
        }
    }
}

/// A view that may be absent takes no room then.
extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: SnippetPrimitive where Wrapped: View {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        try map { try context.node(for: $0) } ?? .group([])
    }
}
