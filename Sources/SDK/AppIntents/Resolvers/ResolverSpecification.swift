// SPDX-License-Identifier: Apache-2.0

/// The resolvers of one parameter; App Intents, iOS 16.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
    /// What the parameter needs.
    associatedtype Output: _IntentValue & Sendable
}
