// SPDX-License-Identifier: Apache-2.0

/// The texts of other languages that are written into the code.
package struct TextTables: Sendable {
    /// By language and key.
    package private(set) var tables: [String: [String: String]]
    /// Example phrases of `AppIntentVocabulary.plist`, by the intents' class names.
    package private(set) var examples: [String: [Words]] = [:]

    package init(_ tables: [String: [String: String]] = [:]) { self.tables = tables }

    /// - Parameter phrases: of one intent, by language; nil is the language of the definition.
    package mutating func add(_ phrases: [String?: [String]], for intent: String) {
        let own = phrases[nil] ?? phrases.min { ($0.key ?? "") < ($1.key ?? "") }?.value ?? []
        let count = phrases.values.map(\.count).max() ?? 0
        // Languages have as many phrases as they please: those that a language lacks are empty in it.
        examples[intent] = (0..<count).map { index in
            let key = "AppIntentVocabulary.\(intent).\(index)"
            for case (let language?, let list) in phrases {
                tables[language, default: [:]][key] = index < list.count ? list[index] : ""
            }
            return Words(text: index < own.count ? own[index] : "", key: key, line: 0)
        }
    }

    /// The text as an expression.
    func expression(_ words: Words) -> String {
        let text = SwiftName.quoted(words.text)
        guard let key = words.key, tables.values.contains(where: { $0[key] != nil }) else { return text }
        return "_texts(\(SwiftName.quoted(key)), \(text))"
    }

    func expression(_ words: Words?) -> String? { words.map { expression($0) } }

    /// The declaration of `_texts`, with the keys that the code mentions.
    func declaration(for code: String) -> [String] {
        var mentioned: Set<String> = []
        for match in code.matches(of: /_texts\(("(?:[^"\\]|\\.)*"),/) { mentioned.insert(String(match.1)) }
        guard !mentioned.isEmpty else { return [] }
        var lines = ["", "/// The texts in other languages.", "nonisolated private let _texts = _INTexts(", "    ["]
        for (language, table) in tables.sorted(by: { $0.key < $1.key }) {
            let entries = table.map { (key: SwiftName.quoted($0.key), text: SwiftName.quoted($0.value)) }
                .filter { mentioned.contains($0.key) }.sorted { $0.key < $1.key }
            guard !entries.isEmpty else { continue }
            lines.append("        \(SwiftName.quoted(language)): [")
            lines += entries.map { "            \($0.key): \($0.text)," }
            lines.append("        ],")
        }
        return lines + ["    ])"]
    }
}
