// SPDX-License-Identifier: Apache-2.0

/// Whether a parameter has a value; App Intents, iOS 16.
public enum HasValueComparisonOperator: Hashable, Sendable { case hasNoValue, hasAnyValue }
