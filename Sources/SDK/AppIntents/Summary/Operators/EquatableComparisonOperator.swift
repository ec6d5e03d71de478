// SPDX-License-Identifier: Apache-2.0

/// Equality with a value; App Intents, iOS 16.
public enum EquatableComparisonOperator: Hashable, Sendable { case notEqualTo, equalTo }
