// SPDX-License-Identifier: Apache-2.0

/// Membership in a list; App Intents, iOS 16.
public enum OneOfComparisonOperator: Hashable, Sendable { case oneOf }
