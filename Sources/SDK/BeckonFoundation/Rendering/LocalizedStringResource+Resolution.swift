// SPDX-License-Identifier: Apache-2.0

extension LocalizedStringResource {
    /// The text in the language of `context`; where no table holds the key, the default value.
    package func resolved(in context: LocalizationContext) -> String {
        FormatRenderer(arguments: defaultValue.arguments, context: context).render(defaultValue.key)
    }
}
