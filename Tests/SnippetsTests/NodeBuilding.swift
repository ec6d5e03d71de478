// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Short spellings of nodes for tables of cases.
func text(_ string: String) -> SnippetNode { .text(TextNode(string)) }

func row(
    align vertical: AlignmentValue.Vertical = .center, spacing: Double? = 0, _ children: SnippetNode...
) -> SnippetNode {
    .stack(
        StackNode(
            axis: .horizontal, alignment: AlignmentValue(vertical: vertical), spacing: spacing, children: children))
}

func column(
    align horizontal: AlignmentValue.Horizontal = .center, spacing: Double? = 0, _ children: SnippetNode...
) -> SnippetNode {
    .stack(
        StackNode(
            axis: .vertical, alignment: AlignmentValue(horizontal: horizontal), spacing: spacing, children: children))
}

func layers(
    align alignment: AlignmentValue = .center, _ children: SnippetNode...
) -> SnippetNode {
    .stack(StackNode(axis: .depth, alignment: alignment, children: children))
}

let spacer = SnippetNode.spacer(minimumLength: nil)
let rectangle = SnippetNode.shape(ShapeNode(kind: .rectangle))
let circle = SnippetNode.shape(ShapeNode(kind: .circle))

extension SnippetNode {
    func frame(
        _ width: Double? = nil, _ height: Double? = nil, minimumWidth: Double? = nil, maximumWidth: Double? = nil,
        maximumHeight: Double? = nil, alignment: AlignmentValue = .center
    ) -> SnippetNode {
        .modified(
            self,
            .frame(
                FrameValue(
                    width: width, height: height, minimumWidth: minimumWidth, maximumWidth: maximumWidth,
                    maximumHeight: maximumHeight, alignment: alignment)))
    }

    func padding(_ length: Double?, _ edges: EdgeSetValue = .all) -> SnippetNode {
        .modified(self, .padding(edges: edges, length: length))
    }

    func modifier(_ modifier: SnippetModifier) -> SnippetNode { .modified(self, modifier) }

    func foreground(_ name: String) -> SnippetNode { .modified(self, .foreground(.named(name, opacity: 1))) }
}
