// SPDX-License-Identifier: Apache-2.0

/// A value with an order, which a range can bound; App Intents, iOS 16.
public protocol RangeComparableProperty: _IntentValue, Comparable {}
