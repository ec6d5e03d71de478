// SPDX-License-Identifier: Apache-2.0

extension StringCatalog {
    /// The file's own shape, as far as it is read.
    struct Document: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]

        /// All that is known of one key.
        struct Entry: Decodable {
            var localizations: [String: Localization]?
        }

        struct Unit: Decodable {
            var value: String
        }

        /// The texts of a set of strings.
        struct TextSet: Decodable {
            var values: [String]
        }

        /// Texts that depend on a number or a device.
        struct Variations: Decodable {
            var plural: [String: Localization]?
            var device: [String: Localization]?

            /// The variation for a device that is none of Apple's.
            var ofDevice: Localization? {
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

        /// A part of a text that depends on a number of its own.
        struct Substitution: Decodable {
            var argNum: Int?
            var formatSpecifier: String?
            var variations: Variations?

            var variable: StringEntry.Variable? {
                guard let forms = variations?.forms ?? variations?.ofDevice?.nested?.forms else { return nil }
                return StringEntry.Variable(position: argNum, specifier: formatSpecifier ?? "lld", forms: forms)
            }
        }

        /// A key in one language; a class, for it contains others of its kind.
        final class Localization: Decodable {
            let stringUnit: Unit?
            let stringSet: TextSet?
            let nested: Variations?
            let substitutions: [String: Substitution]?

            private enum CodingKeys: String, CodingKey {
                case stringUnit, stringSet, substitutions
                case nested = "variations"
            }

            var plainText: String? { stringUnit?.value ?? nested?.ofDevice?.plainText }

            var entry: StringEntry? {
                if let texts = stringSet?.values, let first = texts.first {
                    return StringEntry(first, alternatives: texts)
                }
                let variables = (substitutions ?? [:]).compactMapValues(\.variable)
                if let value = stringUnit?.value { return StringEntry(value, variables: variables) }
                if let forms = nested?.forms {
                    let whole = StringEntry.Variable(forms: forms)
                    return StringEntry("%#@\(StringEntry.wholeText)@", variables: [StringEntry.wholeText: whole])
                }
                return nested?.ofDevice?.entry
            }
        }
    }
}
