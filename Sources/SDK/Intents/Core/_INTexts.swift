// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation

/// The texts of an intent definition in other languages than its own.
public struct _INTexts: Sendable {
    private let tables: [String: [String: String]]

    /// - Parameter tables: by language and key.
    public init(_ tables: [String: [String: String]]) { self.tables = tables }

    /// The text in the language of the request.
    public func callAsFunction(_ key: String, _ text: String) -> String {
        let development = AppResources.current.developmentLanguage
        let chain = LanguageNegotiation.chain(
            preferred: Localization.current.languages, available: Array(tables.keys), development: development)
        for language in chain {
            if let found = tables[language]?[key] { return found }
            if language == development { break }
        }
        return text
    }
}
