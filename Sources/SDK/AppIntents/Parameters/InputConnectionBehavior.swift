// SPDX-License-Identifier: Apache-2.0
/// Whether a shortcut's editor connects the parameter with the result before it; App Intents, iOS 16.
public enum InputConnectionBehavior: Sendable, Hashable {
    case `default`
    case never
    case connectToPreviousIntentResult
}

/// How many elements a list may have; App Intents, iOS 17.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Equatable, Sendable {
    let minimum: Int
    let maximum: Int

    /// A number of elements between two bounds, both included.
    public init(min: Int, max: Int) {
        minimum = min
        maximum = max
    }

    /// One number of elements.
    public init(exactly: Int) { self.init(min: exactly, max: exactly) }

    public init(integerLiteral value: Int) { self.init(exactly: value) }
}
