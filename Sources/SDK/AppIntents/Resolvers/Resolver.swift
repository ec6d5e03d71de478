// SPDX-License-Identifier: Apache-2.0

/// A conversion of what was offered into a parameter's type; App Intents, iOS 16.
public protocol Resolver: Hashable, Sendable {
    /// What is given.
    associatedtype Input: _IntentValue
    /// What the parameter needs.
    associatedtype Output: _IntentValue & Sendable

    typealias Context = IntentParameterContext

    /// The converted value, or nil where this resolver cannot tell.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}
