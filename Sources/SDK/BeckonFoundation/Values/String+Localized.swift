// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension String {
    /// The text of a resource in the language of the request; Foundation, since iOS 16.
    public init(localized resource: LocalizedStringResource) { self = resource.resolved() }

    /// The text in the language of the request, looked up under itself; Foundation, since iOS 15.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = LocalizedStringResource(
            key: keyAndValue.key, defaultValue: keyAndValue, table: table, bundle: .of(bundle)
        ).resolved(in: Localization.current, formats: locale)
    }

    /// The text in the language of the request, looked up under a key of its own; Foundation, since iOS 15.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedStringResource(
            key: key.description, defaultValue: defaultValue, table: table, bundle: .of(bundle)
        ).resolved(in: Localization.current, formats: locale)
    }
}

extension LocalizedStringResource.BundleDescription {
    fileprivate static func of(_ bundle: Bundle?) -> Self {
        guard let bundle, bundle != .main else { return .main }
        return .atURL(bundle.resourceURL ?? bundle.bundleURL)
    }
}
