// SPDX-License-Identifier: Apache-2.0

/// Phrases that a person could say: keys of Beckon's own, which Xcode leaves alone.
enum ExamplePhrases {
    /// `…ExamplePhrases`: texts, or dictionaries of `BeckonExamplePhraseString` and `BeckonExamplePhraseStringID`.
    static func read(_ section: Section, _ problems: Problems) -> [Words] {
        section.list("ExamplePhrases").compactMap { node in
            // A text alone is its own key, as in a table of an app.
            if case .text(let text) = node.value { return Words(text: text, key: text, line: node.line) }
            guard let phrase = Section(node, prefix: "BeckonExamplePhrase", problems) else { return nil }
            guard let words = phrase.words("String") else {
                problems.error(line: phrase.line, "BeckonExamplePhraseString", "The key is missing.")
                return nil
            }
            return words
        }
    }
}
