// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension LocalizedStringResource {
    /// The text in the language of `context`; where no table holds the key, the default value.
    ///
    /// - Parameter formats: the locale that an author names for numbers and dates; nil follows the text.
    package func resolved(in context: LocalizationContext, formats: Locale? = nil) -> String {
        let tables = StringTables.of(bundle)
        let found = tables.entry(key, table: table ?? "Localizable", languages: languages(in: context))
        guard !defaultValue.arguments.isEmpty else { return found?.entry.format ?? defaultValue.key }
        let language = found?.language ?? tables.chain(for: languages(in: context)).first ?? "en"
        let renderer = FormatRenderer(
            entry: found?.entry ?? StringEntry(defaultValue.key), arguments: defaultValue.arguments,
            context: formatting(in: context, for: language, formats: formats), language: language)
        return renderer.render()
    }

    /// All texts that a set of strings holds for the key; otherwise the one text.
    package func alternatives(in context: LocalizationContext) -> [String] {
        let tables = StringTables.of(bundle)
        let found = tables.entry(key, table: table ?? "Localizable", languages: languages(in: context))
        let texts = found?.entry.alternatives ?? []
        return texts.isEmpty ? [resolved(in: context)] : texts
    }

    private func languages(in context: LocalizationContext) -> [String] {
        guard let chosenLocale else { return context.languages }
        return [chosenLocale.identifier(.bcp47)] + context.languages
    }

    /// Numbers and dates are written in the language of the text around them, with the region of the person.
    private func formatting(
        in context: LocalizationContext, for language: String, formats: Locale?
    ) -> LocalizationContext {
        var context = context
        if let formats {
            context.localeIdentifier = formats.identifier
            return context
        }
        if let chosenLocale { context.localeIdentifier = chosenLocale.identifier }
        let written = LanguageTag(context.localeIdentifier)
        var text = LanguageTag(language)
        guard written.language != text.language else { return context }
        text.region = written.region ?? text.region
        context.localeIdentifier = text.text.replacing("-", with: "_")
        return context
    }
}
