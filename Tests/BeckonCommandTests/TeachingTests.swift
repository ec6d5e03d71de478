// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

/// What an app of SiriKit's requests teaches, from its bundle and from its handlers, to `beckon app show`.
struct TeachingTests {
    private func learned(_ desk: Desk) async throws -> JSONValue? {
        let shown = try await desk.run(["app", "show", "--json", "Requests"])
        return try JSONValue(parsing: Data(shown.output.utf8))[key: "app"]?[key: "learned"]
    }

    @Test func theHostKeepsWhatAnAppTeaches() async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        let bundle = try FixtureBundle.make("RequestsApp", as: "Requests", in: desk.home)
        let vocabulary = bundle.appending(path: "Resources/es.lproj/AppIntentVocabulary.plist")
        try FileManager.default.createDirectory(
            at: vocabulary.deletingLastPathComponent(), withIntermediateDirectories: true)
        let phrases = ["IntentName": "INStartWorkoutIntent", "IntentExamples": ["Corre", "Empieza"]] as [String: Any]
        func write(_ list: [String: Any]) throws {
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: vocabulary)
        }
        try write(["IntentPhrases": [phrases, [:]]])
        let refused = try await desk.run(["app", "install", "--yes", bundle.path])
        #expect(refused.code != 0)
        #expect(refused.error.contains("IntentPhrases[1]: The member “IntentExamples” is missing."), "\(refused.error)")
        try write(["IntentPhrases": [phrases]])
        let installed = try await desk.run(["app", "install", "--yes", bundle.path])
        try #require(installed.code == 0, "\(installed.error)")
        #expect(try await learned(desk) == ["phrase": 2])

        for _ in 0..<2 {
            let run = try await desk.run(["run", "--json", "Requests.INStartWorkoutIntent", "--workoutName", "run"])
            #expect(run.output.contains(#""responseCode":"continueInApp""#), "\(run.output)\(run.error)")
            #expect(!run.output.contains("ruhn"))
        }
        #expect(
            try await learned(desk) == [
                "phrase": 2, "vocabulary.workoutActivityName": 2, "donation": 2, "suggestion": 1,
            ])
        // A new version brings its own phrases, and what the app has taught stays.
        try write(["IntentPhrases": []])
        _ = try await desk.run(["app", "install", "--yes", bundle.path])
        #expect(try await learned(desk)?[key: "phrase"] == nil)
        #expect(try await learned(desk)?[key: "donation"] == 2)
        _ = try await desk.run(["app", "remove", "Requests"])
        _ = try await desk.run(["app", "install", "--yes", bundle.path])
        #expect(try await learned(desk) == nil)
    }
}
