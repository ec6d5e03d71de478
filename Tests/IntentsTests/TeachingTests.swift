// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Foundation
import Intents
import Testing

/// What an app tells of itself, as it travels with a result.
@Suite(.serialized) struct TeachingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var teach: @Sendable () -> Void
        var changes: [LearnedChange]
    }

    private static func vocabulary(_ kind: String, _ entries: [LearnedEntry]) -> LearnedChange {
        LearnedChange(.replace, "vocabulary.\(kind)", language: "es-MX", entries: entries)
    }

    @Test(arguments: [
        Case(
            testDescription: "words in their order",
            teach: {
                INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["b", "a"]), of: .contactName)
            }, changes: [vocabulary("contactName", [LearnedEntry("b"), LearnedEntry("a")])]),
        Case(
            testDescription: "the last list of a kind counts",
            teach: {
                INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["a"]), of: .photoTag)
                INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["x"]), of: .carName)
                INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["b"]), of: .photoTag)
            },
            changes: [vocabulary("carName", [LearnedEntry("x")]), vocabulary("photoTag", [LearnedEntry("b")])]),
        Case(
            testDescription: "how words sound, and what they are called",
            teach: {
                let name = INSpeakableString(
                    vocabularyIdentifier: "7", spokenPhrase: "Aoife", pronunciationHint: "EE-fa")
                INVocabulary.shared().setVocabulary(NSOrderedSet(array: [name]), of: .mediaPlaylistTitle)
            },
            changes: [
                vocabulary("mediaPlaylistTitle", [LearnedEntry("Aoife", identifier: "7", pronunciation: "EE-fa")])
            ]),
        Case(
            testDescription: "no words any more", teach: { INVocabulary.shared().removeAllVocabularyStrings() },
            changes: [LearnedChange(.remove, "vocabulary")]),
        Case(
            testDescription: "a donation, without what stands in it",
            teach: {
                let interaction = INInteraction(intent: INStartWorkoutIntent(), response: nil)
                interaction.identifier = "one"
                interaction.groupIdentifier = "group"
                interaction.donate(completion: nil)
            },
            changes: [
                LearnedChange(
                    .add, "donation",
                    entries: [
                        LearnedEntry(
                            "Empezar un entrenamiento", identifier: "one", about: "INStartWorkoutIntent", group: "group"
                        )
                    ])
            ]),
        Case(
            testDescription: "donations taken back",
            teach: {
                INInteraction.delete(with: ["one", "two"], completion: nil)
                INInteraction.delete(with: [], completion: nil)
                INInteraction.delete(with: "group", completion: nil)
                INInteraction.deleteAll(completion: nil)
            },
            changes: [
                LearnedChange(.remove, "donation", identifiers: ["one", "two"]),
                LearnedChange(.remove, "donation", group: "group"), LearnedChange(.remove, "donation"),
            ]),
        Case(
            testDescription: "suggestions",
            teach: {
                let activity = NSUserActivity(activityType: "org.example.order")
                activity.suggestedInvocationPhrase = "Order again"
                INVoiceShortcutCenter.shared.setShortcutSuggestions([INShortcut(userActivity: activity)])
                let relevant = INRelevantShortcut(shortcut: INShortcut(userActivity: activity))
                INRelevantShortcutStore.default.setRelevantShortcuts([relevant], completionHandler: nil)
            },
            changes: [
                LearnedChange(
                    .replace, "suggestion", entries: [LearnedEntry("Order again", about: "org.example.order")]),
                LearnedChange(.replace, "relevant", entries: [LearnedEntry("Order again", about: "org.example.order")]),
            ]),
    ])
    func travels(_ item: Case) throws {
        _ = LearnedNotes.ofProgram.take()
        let context = LocalizationContext(languages: ["es-MX"], localeIdentifier: "es_MX")
        Localization.$current.withValue(context) { item.teach() }
        let changes = LearnedNotes.ofProgram.take()
        #expect(changes == item.changes)
        #expect(try changes.map { try LearnedChange(json: $0.json) } == changes)
        #expect(LearnedNotes.ofProgram.take() == [])
    }

    @Test func whatIsTaughtWithoutEndIsCut() {
        let entries = (0..<5_000).map { LearnedEntry(String(repeating: "\($0) ", count: 200)) }
        let change = LearnedChange(.replace, "vocabulary.contactName", entries: entries)
        #expect(change.entries.count == LearnedChange.mostEntries)
        #expect(change.entries.allSatisfy { $0.text.count <= 256 })
        let notes = LearnedNotes()
        for number in 0..<500 { notes.note(LearnedChange(.add, "donation", identifiers: ["\(number)"])) }
        let changes = notes.take()
        #expect(changes.count == LearnedChange.mostChanges)
        #expect(changes.last?.identifiers == ["499"])
    }
}
