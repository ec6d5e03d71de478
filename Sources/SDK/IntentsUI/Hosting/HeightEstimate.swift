// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// How high a view is at least, told without fonts: lines that wrap are not counted.
enum HeightEstimate {
    static func least(of node: SnippetNode) -> Double { least(of: node, fontSize: 17) }

    private static func least(of node: SnippetNode, fontSize: Double) -> Double {
        func inner(_ nodes: [SnippetNode]) -> [Double] { nodes.map { least(of: $0, fontSize: fontSize) } }
        switch node {
        case .empty, .image, .shape, .spacer: return 0
        case .divider: return 1
        case .text(let text):
            let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false).count
            let size = text.runs.compactMap { $0.style.font.map(points) }.max() ?? fontSize
            return Double(lines) * size
        case .label(let title, let icon): return inner([title, icon]).max() ?? 0
        case .stack(let stack) where stack.axis == .vertical:
            let heights = inner(stack.children)
            return heights.reduce(0, +) + max(stack.spacing ?? 0, 0) * Double(max(heights.count - 1, 0))
        case .stack(let stack): return inner(stack.children).max() ?? 0
        case .group(let children): return inner(children).reduce(0, +)
        case .button(let button): return least(of: button.label, fontSize: fontSize)
        case .toggle(let toggle): return least(of: toggle.label, fontSize: fontSize)
        case .progress(let progress): return inner([progress.label, progress.valueLabel].compactMap(\.self)).max() ?? 0
        case .link(let link): return least(of: link.label, fontSize: fontSize)
        case .modified(let node, let modifier): return least(of: node, modifier, fontSize: fontSize)
        }
    }

    private static func least(of node: SnippetNode, _ modifier: SnippetModifier, fontSize: Double) -> Double {
        let size = if case .textStyle(let style) = modifier, let font = style.font { points(font) } else { fontSize }
        let height = least(of: node, fontSize: size)
        switch modifier {
        case .padding(let edges, let length):
            let sides = Double((edges.contains(.top) ? 1 : 0) + (edges.contains(.bottom) ? 1 : 0))
            return max(height + sides * (length ?? 16), 0)
        case .frame(let frame):
            if let fixed = frame.height { return max(fixed, 0) }
            return max(min(height, frame.maximumHeight ?? .infinity), frame.minimumHeight ?? 0)
        case .window(_, let maximum): return min(height, maximum)
        case .lineLimit(let lines): return min(height, Double(max(lines ?? .max, 1)) * size)
        default: return height
        }
    }

    private static func points(_ font: FontValue) -> Double {
        if let size = font.size { return max(size, 0) }
        return switch font.textStyle ?? .body {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }
}
