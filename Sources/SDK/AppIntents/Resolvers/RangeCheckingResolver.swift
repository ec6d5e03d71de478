// SPDX-License-Identifier: Apache-2.0

/// A resolver that keeps to its parameter's range; App Intents, iOS 16.
public protocol RangeCheckingResolver: Resolver {}
