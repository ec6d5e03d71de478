// SPDX-License-Identifier: Apache-2.0

/// A result that says something; App Intents, iOS 16.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}
