// SPDX-License-Identifier: Apache-2.0

extension SnippetNode {
    /// The most levels of lists and objects that `json` can take, found without making it.
    package var jsonDepth: Int {
        switch self {
        case .empty, .spacer, .divider, .image: 1
        case .shape: 2
        // Runs, run, style, font.
        case .text: 5
        case .label(let title, let icon): 1 + max(title.jsonDepth, icon.jsonDepth)
        case .stack(let node): 2 + Self.deepest(node.children)
        case .group(let children): 2 + Self.deepest(children)
        case .button(let node): 1 + max(node.label.jsonDepth, node.action?.json.depth ?? 0)
        case .toggle(let node): 1 + max(node.label.jsonDepth, node.action?.json.depth ?? 0)
        case .progress(let node): 1 + Self.deepest([node.label, node.valueLabel].compactMap(\.self))
        case .link(let node): 1 + node.label.jsonDepth
        // The node, its list, the modifier.
        case .modified(let node, let modifier): max(node.jsonDepth, 3 + modifier.innerDepth)
        }
    }

    private static func deepest(_ nodes: [SnippetNode]) -> Int { nodes.lazy.map(\.jsonDepth).max() ?? 0 }
}

extension SnippetModifier {
    fileprivate var innerDepth: Int {
        switch self {
        case .background(let node, _), .overlay(let node, _): node.jsonDepth
        // At most a value of values, such as a frame's alignment or a style's font.
        default: 2
        }
    }
}

extension JSONValue {
    /// The levels of lists and objects.
    package var depth: Int {
        switch self {
        case .array(let items): 1 + (items.lazy.map(\.depth).max() ?? 0)
        case .object(let members): 1 + (members.values.lazy.map(\.depth).max() ?? 0)
        default: 0
        }
    }
}
