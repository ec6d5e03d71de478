// SPDX-License-Identifier: Apache-2.0

/// Finds what was probably meant by a name that does not exist.
package struct NearMiss {
    /// Bytes. Longer texts are no names that somebody mistyped, and comparing them takes time by the square of their length.
    private static let longest = 400

    private let names: [String]

    package init(_ names: [String]) { self.names = names }

    /// At most three names, nearest first; nothing that differs in more than a third of its letters.
    package func closest(to wanted: String) -> [String] {
        guard wanted.utf8.count <= Self.longest else { return [] }
        let wanted = wanted.lowercased()
        return
            names.filter { $0.utf8.count <= Self.longest }
            .map { ($0, Self.distance($0.lowercased(), wanted)) }
            .filter { $0.1 <= max(1, max($0.0.count, wanted.count) / 3) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            .prefix(3).map(\.0)
    }

    /// Insertions, deletions, replacements and swaps of neighbours between two strings.
    static func distance(_ first: String, _ second: String) -> Int {
        let first = Array(first)
        let second = Array(second)
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let same = first[row] == second[column]
                var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (same ? 0 : 1))
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }
}
