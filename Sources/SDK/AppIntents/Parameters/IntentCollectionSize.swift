// SPDX-License-Identifier: Apache-2.0

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
