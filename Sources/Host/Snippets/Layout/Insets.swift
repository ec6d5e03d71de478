// SPDX-License-Identifier: Apache-2.0

/// Distances from the edges; leading is left until the whole layout is mirrored.
package struct Insets: Sendable, Hashable {
    package var top = 0.0
    package var leading = 0.0
    package var bottom = 0.0
    package var trailing = 0.0
    package var horizontal: Double { leading + trailing }
    package var vertical: Double { top + bottom }
}
