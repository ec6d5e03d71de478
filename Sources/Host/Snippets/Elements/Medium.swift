// SPDX-License-Identifier: Apache-2.0

/// What a snippet is drawn on, as far as its elements depend on it.
package enum Medium: Sendable, Hashable {
    case picture
    /// Character cells, each of which stands for 8 by 16 points.
    case cells(GlyphSet)
    /// A page that the browser lays out, with controls of its own.
    case web

    var isCells: Bool {
        if case .cells = self { true } else { false }
    }

    /// A length from an app in the medium's units, finite and within bounds.
    func length(_ points: Double, _ axis: Axis) -> Double {
        guard !points.isNaN else { return 0 }
        let bounded = min(max(points, -SnippetLimits.length), SnippetLimits.length)
        guard isCells else { return bounded }
        // Eight points between lines of text would be half a row: none is nearer to how it looks.
        return axis == .horizontal ? (bounded / 8).rounded() : (bounded / 16).rounded(.toNearestOrEven)
    }

    /// A bound of a frame, which may be infinite.
    func bound(_ points: Double?, _ axis: Axis) -> Double? {
        guard let points else { return nil }
        return points == .infinity ? .infinity : max(length(points, axis), 0)
    }

    /// The distance where the author gave none.
    func spacing(_ axis: Axis) -> Double { length(8, axis) }

    func padding(_ axis: Axis) -> Double { length(16, axis) }
}
