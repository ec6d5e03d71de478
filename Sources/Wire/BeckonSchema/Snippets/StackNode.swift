// SPDX-License-Identifier: Apache-2.0

/// Children in a row, a column, or one upon the other.
package struct StackNode: Sendable, Hashable {
    package enum Axis: String, Sendable, Hashable { case horizontal, vertical, depth }
    package var axis: Axis
    package var alignment: AlignmentValue
    /// Points between children; nil is the renderer's own distance.
    package var spacing: Double?
    package var children: [SnippetNode]
    package init(axis: Axis, alignment: AlignmentValue = .center, spacing: Double? = nil, children: [SnippetNode]) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.children = children
    }
}
