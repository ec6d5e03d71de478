// SPDX-License-Identifier: Apache-2.0

/// What all renderers must know of the reader besides the snippet itself.
package struct SnippetAppearance: Sendable, Hashable {
    package enum Scheme: String, Sendable, Hashable, CaseIterable { case light, dark }
    package enum Direction: String, Sendable, Hashable { case leftToRight, rightToLeft }

    package var scheme: Scheme
    package var direction: Direction
    /// A BCP 47 tag, which chooses among the shapes that scripts share; nil leaves the choice to the machine.
    package var language: String?

    package init(scheme: Scheme = .light, direction: Direction = .leftToRight) {
        self.scheme = scheme
        self.direction = direction
    }

    /// The appearance for a language, written in the direction of its script.
    /// - Parameter language: A BCP 47 tag such as `ar` or `hu-HU`.
    package init(scheme: Scheme = .light, language: String) {
        let subtags = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
        let rightToLeftLanguages: Set<String> = [
            "ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi",
        ]
        let rightToLeftScripts: Set<String> = ["adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa"]
        let script = subtags.dropFirst().first { $0.count == 4 }
        let isRightToLeft =
            script.map(rightToLeftScripts.contains) ?? subtags.first.map(rightToLeftLanguages.contains) ?? false
        self.init(scheme: scheme, direction: isRightToLeft ? .rightToLeft : .leftToRight)
        let isTag = language.utf8.count <= 35 && language.utf8.allSatisfy { $0 < 0x80 } && !subtags.isEmpty
        self.language = isTag ? language : nil
    }
}
