// SPDX-License-Identifier: Apache-2.0

/// A language in which Beckon itself speaks.
package enum SpokenLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case spanish = "es"
    case hungarian = "hu"
    case russian = "ru"

    /// The first of the languages that Beckon speaks, or English.
    /// - Parameter languages: BCP 47 tags, preferred first.
    package init(preferred languages: [String]) {
        let known = languages.lazy.compactMap { tag in
            SpokenLanguage(rawValue: tag.prefix { $0 != "-" && $0 != "_" }.lowercased())
        }
        self = known.first ?? .english
    }
}
