// SPDX-License-Identifier: Apache-2.0

/// What can be said; Intents, iOS 10.
public protocol INSpeakable {
    var spokenPhrase: String { get }
    /// How it sounds, where that is not how it is written.
    var pronunciationHint: String? { get }
    /// Its identifier in the app's vocabulary.
    var vocabularyIdentifier: String? { get }
    /// What else may have been meant.
    var alternativeSpeakableMatches: [any INSpeakable]? { get }
    /// The older name of `vocabularyIdentifier`.
    var identifier: String? { get }
}

extension INSpeakable {
    public var identifier: String? { vocabularyIdentifier }
    public var alternativeSpeakableMatches: [any INSpeakable]? { nil }
}
