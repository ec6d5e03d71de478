// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// The content of one `AppIntentVocabulary.plist`; keys that Apple does not document are passed over.
struct VocabularyDocument: Sendable, Hashable {
    fileprivate struct Phrases: Hashable {
        var intent: String
        var examples: [String]
    }

    fileprivate struct Parameters: Hashable {
        var names: [String]
        var items: [Item]
    }

    fileprivate struct Item: Hashable {
        var identifier: String
        var synonyms: [Synonym]
    }

    fileprivate struct Synonym: Hashable {
        var phrase: String
        var pronunciation: String?
        var examples: [String]
    }

    fileprivate var phrases: [Phrases]
    fileprivate var parameters: [Parameters]

    /// - Throws: `SchemaError` that names the key.
    init(json: JSONValue) throws {
        phrases = try json.list("IntentPhrases")
        parameters = try json.list("ParameterVocabularies")
    }

    /// What it teaches: the examples of each request, and the words of each parameter with theirs.
    func changes(language: String) -> [LearnedChange] {
        var words: [LearnedEntry] = []
        var examples: [LearnedEntry] = []
        for parameter in parameters {
            for name in parameter.names {
                for item in parameter.items {
                    for synonym in item.synonyms {
                        words.append(
                            LearnedEntry(
                                synonym.phrase, identifier: item.identifier, pronunciation: synonym.pronunciation,
                                about: name))
                        examples += synonym.examples.map {
                            LearnedEntry($0, identifier: item.identifier, about: name)
                        }
                    }
                }
            }
        }
        let said = phrases.flatMap { phrase in phrase.examples.map { LearnedEntry($0, about: phrase.intent) } }
        return [("phrase", said), ("parameter", words), ("example", examples)].filter { !$0.1.isEmpty }
            .map { LearnedChange(.add, $0.0, language: language, entries: $0.1) }
    }
}

extension VocabularyDocument.Phrases: JSONRepresentable {
    var json: JSONValue { ["IntentName": .string(intent), "IntentExamples": .array(examples.map(JSONValue.string))] }

    init(json: JSONValue) throws {
        _ = try json.required("IntentExamples")
        self.init(intent: try json.requiredString("IntentName"), examples: try json.strings("IntentExamples"))
    }
}

extension VocabularyDocument.Parameters: JSONRepresentable {
    var json: JSONValue {
        ["ParameterNames": .array(names.map(JSONValue.string)), "ParameterVocabulary": .array(items.map(\.json))]
    }

    init(json: JSONValue) throws {
        _ = try (json.required("ParameterNames"), json.required("ParameterVocabulary"))
        let names = try json.strings("ParameterNames")
        for name in names where name.split(separator: ".", omittingEmptySubsequences: false).count != 2 {
            throw SchemaError(
                .outOfRange, "“\(name)” in “ParameterNames” is no name such as INStartWorkoutIntent.workoutName.")
        }
        self.init(names: names, items: try json.list("ParameterVocabulary"))
    }
}

extension VocabularyDocument.Item: JSONRepresentable {
    var json: JSONValue {
        [
            "VocabularyItemIdentifier": .string(identifier),
            "VocabularyItemSynonyms": .array(synonyms.map(\.json)),
        ]
    }

    init(json: JSONValue) throws {
        _ = try json.required("VocabularyItemSynonyms")
        self.init(
            identifier: try json.requiredString("VocabularyItemIdentifier"),
            synonyms: try json.list("VocabularyItemSynonyms"))
    }
}

extension VocabularyDocument.Synonym: JSONRepresentable {
    var json: JSONValue {
        .members([
            "VocabularyItemPhrase": .string(phrase),
            "VocabularyItemPronunciation": pronunciation.map(JSONValue.string),
            "VocabularyItemExamples": examples.jsonOrNil,
        ])
    }

    init(json: JSONValue) throws {
        self.init(
            phrase: try json.requiredString("VocabularyItemPhrase"),
            pronunciation: try json.string("VocabularyItemPronunciation"),
            examples: try json.strings("VocabularyItemExamples"))
    }
}
