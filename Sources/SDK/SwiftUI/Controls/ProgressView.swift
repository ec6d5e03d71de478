// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// How far some work has come; SwiftUI, since iOS 14.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    nonisolated init(fraction: Double?, label: Label? = nil, currentValueLabel: CurrentValueLabel? = nil) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

extension ProgressView: View {
    public typealias Body = Never
}

extension ProgressView: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        let isCircular =
            switch context.environment.progressStyle {
            case .automatic: fraction == nil
            case .linear: false
            case .circular: true
            }
        func part(_ view: (some View)?) throws -> SnippetNode? {
            guard let view, !context.environment.hidesLabels else { return nil }
            let node = try context.single(view, axis: .vertical)
            return node == .empty ? nil : node
        }
        return .progress(
            ProgressNode(
                fraction: fraction, label: try part(label), valueLabel: try part(currentValueLabel),
                isCircular: isCircular))
    }
}
