// SPDX-License-Identifier: Apache-2.0

/// A type that may declare `@Dependency`; App Intents, iOS 16.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    /// The short name by which intents and queries declare what they depend on.
    public typealias Dependency = AppDependency
}
