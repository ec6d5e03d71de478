// SPDX-License-Identifier: Apache-2.0

extension SnippetNode {
    /// How many views and modifiers a snippet may have.
    package static let countLimit = 5_000

    /// The views and modifiers in the tree.
    package var count: Int {
        switch self {
        case .empty, .spacer, .divider, .image, .shape, .text: 1
        case .label(let title, let icon): 1 + title.count + icon.count
        case .stack(let node): 1 + Self.sum(node.children)
        case .group(let children): 1 + Self.sum(children)
        case .button(let node): 1 + node.label.count
        case .toggle(let node): 1 + node.label.count
        case .progress(let node): 1 + Self.sum([node.label, node.valueLabel].compactMap(\.self))
        case .link(let node): 1 + node.label.count
        case .modified(let node, let modifier): 1 + node.count + modifier.innerCount
        }
    }

    private static func sum(_ nodes: [SnippetNode]) -> Int { nodes.reduce(0) { $0 + $1.count } }
}

extension SnippetModifier {
    fileprivate var innerCount: Int {
        switch self {
        case .background(let node, _), .overlay(let node, _): node.count
        default: 0
        }
    }
}
