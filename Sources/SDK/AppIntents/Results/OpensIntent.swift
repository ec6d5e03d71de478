// SPDX-License-Identifier: Apache-2.0

/// A result after which another action runs; App Intents, iOS 16.
public protocol OpensIntent: IntentResult {}
