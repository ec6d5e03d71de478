// SPDX-License-Identifier: Apache-2.0

/// A type of values that the system defines; App Intents, iOS 26.
public protocol _SystemIntentValue: DisplayRepresentable, PersistentlyIdentifiable, _IntentValue, Sendable {}
