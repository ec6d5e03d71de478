// SPDX-License-Identifier: Apache-2.0

/// A type of an app's own values; App Intents, iOS 16.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}
