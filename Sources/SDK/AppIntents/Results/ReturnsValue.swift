// SPDX-License-Identifier: Apache-2.0

/// A result with a value; App Intents, iOS 16.
public protocol ReturnsValue<Value>: IntentResult {}
