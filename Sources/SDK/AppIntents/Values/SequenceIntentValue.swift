// SPDX-License-Identifier: Apache-2.0

/// A list of values; App Intents, iOS 16.
public protocol _SequenceIntentValue: _IntentValue {
    /// What the elements are kept in.
    associatedtype UnderlyingSequence: Collection

    /// The elements.
    var sequence: UnderlyingSequence { get }
}

extension _SequenceIntentValue where Self: Collection {
    public var sequence: Self { self }
}
