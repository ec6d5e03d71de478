// SPDX-License-Identifier: Apache-2.0

/// How far some work has come.
package struct ProgressNode: Sendable, Hashable {
    /// From 0 to 1; nil is work without a known end.
    package var fraction: Double?
    package var label: SnippetNode?
    /// What stands for the amount done, such as “3 of 4”.
    package var valueLabel: SnippetNode?
    package var isCircular: Bool
    package init(
        fraction: Double?, label: SnippetNode? = nil, valueLabel: SnippetNode? = nil, isCircular: Bool = false
    ) {
        self.fraction = fraction
        self.label = label
        self.valueLabel = valueLabel
        self.isCircular = isCircular
    }
}
