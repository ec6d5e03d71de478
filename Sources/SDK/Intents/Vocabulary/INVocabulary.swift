// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

/// The words that an app teaches while it runs; Intents, iOS 10.
///
/// The host keeps them with the app, from the end of the running action on, until they are replaced or the app is removed.
public final class INVocabulary: NSObject, Sendable {
    private static let instance = INVocabulary()

    private override init() { super.init() }

    public class func shared() -> INVocabulary { instance }

    /// Replaces the words of a kind, the most important first.
    public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let texts = vocabulary.array.compactMap { $0 as? String ?? ($0 as? NSString).map { String(describing: $0) } }
        replace(texts.map { LearnedEntry($0) }, of: type)
    }

    /// iOS 11.
    public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        replace(
            vocabulary.array.compactMap { word in
                (word as? any INSpeakable).map {
                    LearnedEntry(
                        $0.spokenPhrase, identifier: $0.vocabularyIdentifier, pronunciation: $0.pronunciationHint)
                }
            }, of: type)
    }

    public func removeAllVocabularyStrings() { LearnedNotes.ofProgram.note(LearnedChange(.remove, Self.kind)) }

    private static let kind = "vocabulary"

    private func replace(_ entries: [LearnedEntry], of type: INVocabularyStringType) {
        LearnedNotes.ofProgram.note(
            LearnedChange(
                .replace, "\(Self.kind).\(type)", language: Localization.current.languages.first ?? "", entries: entries
            ))
    }
}
