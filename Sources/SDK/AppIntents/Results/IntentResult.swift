// SPDX-License-Identifier: Apache-2.0

/// What `perform()` returns; made by the `.result(…)` functions only. App Intents, iOS 16.
public protocol IntentResult: Sendable {}
