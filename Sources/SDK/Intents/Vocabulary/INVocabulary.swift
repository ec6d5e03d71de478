// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The words that an app teaches while it runs; Intents, iOS 10.
public final class INVocabulary: NSObject, Sendable {
    private static let instance = INVocabulary()
    private let words = Mutex<[Int: [String]]>([:])

    private override init() { super.init() }

    public class func shared() -> INVocabulary { instance }

    /// Replaces the words of a kind, the most important first.
    public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let texts = vocabulary.array.compactMap { $0 as? String ?? ($0 as? NSString).map { String(describing: $0) } }
        words.withLock { $0[type.rawValue] = texts }
    }

    /// iOS 11.
    public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let texts = vocabulary.array.compactMap { ($0 as? any INSpeakable)?.spokenPhrase }
        words.withLock { $0[type.rawValue] = texts }
    }

    public func removeAllVocabularyStrings() { words.withLock { $0 = [:] } }

    /// The words of a kind.
    package func strings(of type: INVocabularyStringType) -> [String] { words.withLock { $0[type.rawValue] ?? [] } }
}
