// SPDX-License-Identifier: Apache-2.0
/// Whether a parameter has a value; App Intents, iOS 16.
public enum HasValueComparisonOperator: Hashable, Sendable { case hasNoValue, hasAnyValue }

/// Equality with a value; App Intents, iOS 16.
public enum EquatableComparisonOperator: Hashable, Sendable { case notEqualTo, equalTo }

/// Membership in a list; App Intents, iOS 16.
public enum OneOfComparisonOperator: Hashable, Sendable { case oneOf }

/// Order relative to a value; App Intents, iOS 16.
public enum ComparableComparisonOperator: Hashable, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo

    func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
        switch self {
        case .lessThan: left < right
        case .lessThanOrEqualTo: left <= right
        case .greaterThan: left > right
        case .greaterThanOrEqualTo: left >= right
        }
    }
}

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
