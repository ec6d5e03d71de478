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

private struct Document: Decodable {
    var sourceLanguage: String
    var strings: [String: CatalogString]
}

private struct CatalogString: Decodable {
    var localizations: [String: CatalogLocalization]?
}

private struct CatalogUnit: Decodable {
    var value: String
}

private struct CatalogSet: Decodable {
    var values: [String]
}

private struct CatalogVariations: Decodable {
    var plural: [String: CatalogLocalization]?
    var device: [String: CatalogLocalization]?

    /// The variation for a device that is none of Apple's.
    var ofDevice: CatalogLocalization? {
        device.flatMap { $0["other"] ?? $0.sorted { $0.key < $1.key }.first?.value }
    }

    /// The plain texts of the plural forms.
    var forms: [PluralCategory: String]? {
        guard let plural else { return nil }
        var forms: [PluralCategory: String] = [:]
        for (name, localization) in plural {
            guard let category = PluralCategory(rawValue: name) else { continue }
            forms[category] = localization.plainText
        }
        return forms
    }
}

private struct CatalogSubstitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: CatalogVariations?

    var variable: StringEntry.Variable? {
        guard let forms = variations?.forms ?? variations?.ofDevice?.nested?.forms else { return nil }
        return StringEntry.Variable(position: argNum, specifier: formatSpecifier ?? "lld", forms: forms)
    }
}

private final class CatalogLocalization: Decodable {
    let stringUnit: CatalogUnit?
    let stringSet: CatalogSet?
    let nested: CatalogVariations?
    let substitutions: [String: CatalogSubstitution]?

    private enum CodingKeys: String, CodingKey {
        case stringUnit, stringSet, substitutions
        case nested = "variations"
    }

    var plainText: String? { stringUnit?.value ?? nested?.ofDevice?.plainText }

    var entry: StringEntry? {
        if let set = stringSet, let first = set.values.first { return StringEntry(first, alternatives: set.values) }
        let variables = (substitutions ?? [:]).compactMapValues(\.variable)
        if let value = stringUnit?.value { return StringEntry(value, variables: variables) }
        if let forms = nested?.forms {
            let whole = StringEntry.Variable(forms: forms)
            return StringEntry("%#@\(StringEntry.wholeText)@", variables: [StringEntry.wholeText: whole])
        }
        return nested?.ofDevice?.entry
    }
}

extension StringEntry {
    /// The variable of a text that depends as a whole on the first number in it.
    static let wholeText = "•whole•"
}
