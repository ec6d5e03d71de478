// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A string catalog (`.xcstrings`): all languages of one table in one JSON file.
package struct StringCatalog: Sendable, Hashable {
    package var sourceLanguage: String
    /// The tables by language tag.
    package var tables: [String: StringTable] = [:]

    /// Reads a catalog.
    /// - Throws: `StringTableError` where the file is no catalog.
    package init(_ data: Data, file: String) throws {
        let document: Document
        do {
            document = try JSONDecoder().decode(Document.self, from: data)
        } catch {
            throw StringTableError(file: file, "It is no string catalog: \(error)")
        }
        sourceLanguage = document.sourceLanguage
        for (key, string) in document.strings {
            for (language, localization) in string.localizations ?? [:] {
                if let entry = localization.entry { tables[language, default: [:]][key] = entry }
            }
        }
    }
}
