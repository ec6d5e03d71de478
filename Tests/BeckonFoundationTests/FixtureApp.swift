// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BeckonFoundation

/// The resources beside these tests, as an app's.
enum FixtureApp {
    static func bundle() throws -> LocalizedStringResource.BundleDescription {
        .atURL(try #require(Bundle.module.resourceURL).appending(path: "Fixtures/App"))
    }

    static func text(
        _ value: String.LocalizationValue, in language: String, locale: String? = nil, table: String? = nil
    ) throws -> String {
        let context = LocalizationContext(
            languages: [language], localeIdentifier: locale ?? language.replacing("-", with: "_"),
            timeZoneIdentifier: "Europe/Budapest")
        return LocalizedStringResource(value, table: table, bundle: try bundle()).resolved(in: context)
    }
}
