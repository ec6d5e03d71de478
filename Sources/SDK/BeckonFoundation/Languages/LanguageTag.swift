// SPDX-License-Identifier: Apache-2.0

/// A BCP 47 tag or a folder's name for a language, taken apart and made comparable.
package struct LanguageTag: Sendable, Hashable {
    package var language: String
    package var script: String?
    package var region: String?

    /// Reads `pt-BR`, `pt_BR`, `zh-Hant-HK`, `English`; extensions and variants are left out.
    package init(_ tag: String) {
        let parts = tag.split { $0 == "-" || $0 == "_" }
        let first = parts.first.map { $0.lowercased() } ?? "und"
        language = Self.formerNames[first] ?? first
        for part in parts.dropFirst() {
            if part.count == 1 || part.contains("@") { break }
            if part.count == 4, part.allSatisfy(\.isLetter), script == nil {
                script = part.capitalized
            } else if part.count == 2 || part.count == 3, region == nil {
                region = part.uppercased()
            }
        }
    }

    package init(language: String, script: String? = nil, region: String? = nil) {
        self.language = language
        self.script = script
        self.region = region
    }

    package var text: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

    /// The script that the text is written in, also where the tag leaves it out.
    package var likelyScript: String? {
        if let script { return script }
        switch (language, region) {
        case ("zh", "TW"), ("zh", "HK"), ("zh", "MO"): return "Hant"
        case ("zh", _): return "Hans"
        case ("sr", "ME"): return "Latn"
        case ("sr", _), ("mn", _), ("kk", _), ("ky", _): return "Cyrl"
        case ("pa", "PK"): return "Arab"
        case ("uz", "AF"): return "Arab"
        default: return nil
        }
    }

    /// Names of folders and codes that stand for another code.
    private static let formerNames = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja",
        "dutch": "nl", "iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "mo": "ro", "sh": "sr",
    ]
}

extension Substring {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
