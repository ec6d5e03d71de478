// SPDX-License-Identifier: Apache-2.0

/// Parts of a text; App Intents, iOS 16.
public enum StringComparisonOperator: Hashable, Sendable {
    case doesNotContain, contains, hasPrefix, hasSuffix

    func holds(_ left: String, _ right: String) -> Bool {
        switch self {
        case .doesNotContain: !left.contains(right)
        case .contains: left.contains(right)
        case .hasPrefix: left.hasPrefix(right)
        case .hasSuffix: left.hasSuffix(right)
        }
    }
}
