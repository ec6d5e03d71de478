// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

@testable import Engine

@Suite struct LearnedTests {
    private let folder: TemporaryFolder
    private let state: StateStore

    init() throws {
        folder = try TemporaryFolder()
        state = StateStore(path: folder.file("beckon.sqlite").path)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var changes: [LearnedChange]
        var kind = "vocabulary.contactName"
        var left: [String]
    }

    private static func words(_ operation: LearnedChange.Operation, _ texts: String..., kind: String? = nil)
        -> LearnedChange
    {
        LearnedChange(
            operation, kind ?? "vocabulary.contactName", language: "en",
            entries: texts.map { LearnedEntry($0, identifier: "id \($0)", group: "g") })
    }

    @Test(arguments: [
        Case(testDescription: "in their order", changes: [words(.replace, "b", "a")], left: ["b", "a"]),
        Case(
            testDescription: "the last list counts", changes: [words(.replace, "a", "b"), words(.replace, "c")],
            left: ["c"]),
        Case(
            testDescription: "another kind stays",
            changes: [words(.replace, "a"), words(.replace, "c", kind: "vocabulary.photoTag")], left: ["a"]),
        Case(
            testDescription: "a longer name is another kind",
            changes: [words(.replace, "a", kind: "vocabulary.contactNames"), words(.replace, "b")],
            kind: "vocabulary.contactNames", left: ["a"]),
        Case(
            testDescription: "all kinds of words at once",
            changes: [words(.replace, "a"), LearnedChange(.remove, "vocabulary")], left: []),
        Case(
            testDescription: "one after the other",
            changes: [words(.add, "a", kind: "donation"), words(.add, "b", kind: "donation")], kind: "donation",
            left: ["a", "b"]),
        Case(
            testDescription: "by identifier",
            changes: [
                words(.add, "a", "b", kind: "donation"),
                LearnedChange(.remove, "donation", identifiers: ["id a", "?"]),
            ], kind: "donation", left: ["b"]),
        Case(
            testDescription: "by group",
            changes: [
                words(.add, "a", "b", kind: "donation"), LearnedChange(.remove, "donation", group: "g"),
                words(.add, "c", kind: "donation"),
            ], kind: "donation", left: ["c"]),
    ])
    func comesTo(_ item: Case) async throws {
        try await state.learn(item.changes, from: "org.example.app")
        try await state.learn([Self.words(.replace, "theirs")], from: "org.example.other")
        #expect(try await state.learned(item.kind, from: "org.example.app").map(\.entry.text) == item.left)
        #expect(try await state.learned("vocabulary.contactName", from: "org.example.other").count == 1)
        let counts = try await state.learnedCounts(of: "org.example.app")
        #expect(counts[item.kind] ?? 0 == item.left.count)
    }

    @Test func donationsWithoutEndAreBounded() async throws {
        for number in 0..<12 {
            let entries = (0..<300).map { LearnedEntry("\(number) \($0)") }
            try await state.learn([LearnedChange(.add, "donation", entries: entries)], from: "org.example.app")
        }
        let left = try await state.learned("donation", from: "org.example.app").map(\.entry.text)
        #expect(left.count == LearnedChange.mostEntries)
        #expect(left.last == "11 299")
    }

    @Test func aBundlesWordsAreItsOwn() async throws {
        try await state.learn([LearnedChange(.add, "phrase", entries: [LearnedEntry("said")])], from: "a.b")
        try await state.learn(bundle: [LearnedChange(.add, "phrase", entries: [LearnedEntry("old")])], of: "a.b")
        try await state.learn(bundle: [LearnedChange(.add, "phrase", entries: [LearnedEntry("new")])], of: "a.b")
        #expect(try await state.learned("phrase", from: "a.b").map(\.entry.text) == ["said", "new"])
        // What the app says while it runs does not undo its bundle.
        try await state.learn([LearnedChange(.remove, "phrase")], from: "a.b")
        #expect(try await state.learned("phrase", from: "a.b").map(\.entry.text) == ["new"])
        try await state.forgetLearned(from: "a.b")
        #expect(try await state.learnedCounts(of: "a.b") == [:])
    }
}
