// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

@testable import Engine

@Suite struct VocabularyFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let whole = """
        {"IntentPhrases": [{"IntentName": "INStartWorkoutIntent", "IntentExamples": ["Start a run", "Go for a run"]}],
         "ParameterVocabularies": [{
             "ParameterNames": ["INStartWorkoutIntent.workoutName", "INPauseWorkoutIntent.workoutName"],
             "ParameterVocabulary": [{"VocabularyItemIdentifier": "run", "VocabularyItemSynonyms": [
                 {"VocabularyItemPhrase": "run", "VocabularyItemPronunciation": "ruhn",
                  "VocabularyItemExamples": ["Start my run"]},
                 {"VocabularyItemPhrase": "jog"}]}]}]}
        """

    /// Writes JSON as a property list; what is no JSON, as it is.
    private func write(_ text: String, at path: String) throws -> URL {
        let bundle = folder.file("App.app")
        let file = bundle.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let list = try? JSONSerialization.jsonObject(with: Data(text.utf8)) {
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
        } else {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return bundle
    }

    @Test func isReadForAllLanguagesAndForEach() throws {
        _ = try write(Self.whole, at: "Resources/es.lproj/AppIntentVocabulary.plist")
        _ = try write(#"{"IntentPhrases": []}"#, at: "Resources/Base.lproj/AppIntentVocabulary.plist")
        let bundle = try write(
            #"{"IntentPhrases": [{"IntentName": "INPauseWorkoutIntent", "IntentExamples": ["Pause"]}]}"#,
            at: "AppIntentVocabulary.plist")
        let changes = try VocabularyFile.changes(in: bundle)
        #expect(changes.map { "\($0.kind) \($0.language)" } == ["phrase ", "phrase es", "parameter es", "example es"])
        #expect(changes[1].entries.map(\.text) == ["Start a run", "Go for a run"])
        #expect(changes[1].entries.first?.about == "INStartWorkoutIntent")
        #expect(
            changes[2].entries.first
                == LearnedEntry(
                    "run", identifier: "run", pronunciation: "ruhn", about: "INStartWorkoutIntent.workoutName"))
        #expect(changes[2].entries.map(\.text) == ["run", "jog", "run", "jog"])
        #expect(changes[3].entries.map(\.text) == ["Start my run", "Start my run"])
        #expect(try VocabularyFile.changes(in: folder.file("None.app")) == [])
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var list: String
        var says: String
    }

    @Test(arguments: [
        Fault(testDescription: "no list", list: "hello", says: "en.lproj/AppIntentVocabulary.plist cannot be read"),
        Fault(
            testDescription: "a phrase without its request", list: #"{"IntentPhrases": [{"IntentExamples": ["a"]}]}"#,
            says: "IntentPhrases[0]: The member “IntentName” is missing."),
        Fault(
            testDescription: "a request without phrases",
            list: #"{"IntentPhrases": [{"IntentName": "A", "IntentExamples": ["a"]}, {"IntentName": "B"}]}"#,
            says: "IntentPhrases[1]: The member “IntentExamples” is missing."),
        Fault(
            testDescription: "phrases that are none",
            list: #"{"IntentPhrases": [{"IntentName": "A", "IntentExamples": [7]}]}"#,
            says: "IntentPhrases[0]: The member “IntentExamples” must be a list of strings."),
        Fault(
            testDescription: "a parameter without its request",
            list: #"{"ParameterVocabularies": [{"ParameterNames": ["workoutName"], "ParameterVocabulary": []}]}"#,
            says: "ParameterVocabularies[0]: “workoutName” in “ParameterNames” is no name such as"),
        Fault(
            testDescription: "an item without an identifier",
            list: #"""
                {"ParameterVocabularies": [
                    {"ParameterNames": ["A.b"], "ParameterVocabulary": [{"VocabularyItemSynonyms": []}]}]}
                """#,
            says: "ParameterVocabularies[0].ParameterVocabulary[0]: The member “VocabularyItemIdentifier” is missing."),
    ])
    func aFaultIsSaidWithItsPlace(_ fault: Fault) throws {
        let bundle = try write(fault.list, at: "Resources/en.lproj/AppIntentVocabulary.plist")
        let error = #expect(throws: HostError.self) { try VocabularyFile.changes(in: bundle) }
        #expect(error?.code == .badBundle)
        #expect(error?.message.contains("Resources/en.lproj/AppIntentVocabulary.plist") == true)
        #expect(error?.message.contains(fault.says) == true, "\(error?.message ?? "")")
    }
}
