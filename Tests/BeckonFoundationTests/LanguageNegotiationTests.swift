// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BeckonFoundation

struct LanguageNegotiationTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let preferred: [String]
        let available: [String]
        let chain: [String]
        init(_ name: String, _ preferred: [String], _ available: [String], _ chain: [String]) {
            testDescription = name
            self.preferred = preferred
            self.available = available
            self.chain = chain
        }
    }

    static let cases = [
        Case("exact", ["hu"], ["hu", "de"], ["hu", "en"]),
        Case("region falls to language", ["hu-HU"], ["hu"], ["hu", "en"]),
        Case("folder with underscore", ["pt-BR"], ["pt_BR"], ["pt-BR", "en"]),
        Case("language takes a region's variant", ["pt"], ["pt-BR", "pt-PT"], ["pt-BR", "en"]),
        Case("Portuguese outside Brazil is nearer to Portugal", ["pt-AO"], ["pt-BR", "pt-PT"], ["pt-PT", "en"]),
        Case("Mexico to Latin America to Spanish", ["es-MX"], ["es", "es-419"], ["es-419", "es", "en"]),
        Case("Spain does not read Latin American first", ["es-ES"], ["es", "es-419"], ["es", "en"]),
        Case("Australia to Britain to English", ["en-AU"], ["en-GB", "en"], ["en-GB", "en"]),
        Case("America does not read British", ["en-US"], ["en-GB", "en"], ["en"]),
        Case("Taiwan reads traditional characters", ["zh-TW"], ["zh-Hans", "zh-Hant"], ["zh-Hant", "en"]),
        Case("Hong Kong to traditional", ["zh-Hant-HK"], ["zh-Hant"], ["zh-Hant", "en"]),
        Case("mainland reads simplified", ["zh-CN"], ["zh-Hans", "zh-Hant"], ["zh-Hans", "en"]),
        Case("traditional never turns simplified", ["zh-Hant"], ["zh-Hans"], ["en"]),
        Case("Serbian in Latin letters", ["sr-Latn-RS"], ["sr", "sr-Latn"], ["sr-Latn", "en"]),
        Case("Serbian script is not mixed", ["sr-Latn"], ["sr"], ["en"]),
        Case("former code", ["iw"], ["he"], ["he", "en"]),
        Case("Norwegian", ["no"], ["nb"], ["nb", "en"]),
        Case("second wish", ["sv", "de-AT"], ["de", "fr"], ["de", "en"]),
        Case("development language satisfies a wish", ["en-GB", "hu"], ["hu"], ["en"]),
        Case("nothing fits", ["ja"], ["de"], ["en"]),
        Case("nothing wished", [], ["de"], ["en"]),
        Case("case does not matter", ["ZH-hant-tw"], ["zh-hant"], ["zh-Hant", "en"]),
    ]

    @Test(arguments: cases)
    func chain(_ item: Case) {
        let chain = LanguageNegotiation.chain(
            preferred: item.preferred, available: item.available, development: "en")
        #expect(chain == item.chain)
    }

    @Test(
        arguments: [
            (["LANG": "hu_HU.UTF-8"], ["hu-HU"], "hu_HU"),
            (["LANG": "C.UTF-8"], ["en"], "en"),
            (["LANGUAGE": "de:fr", "LANG": "en_US.UTF-8"], ["de", "fr", "en-US"], "en_US"),
            (["LC_ALL": "sr_RS@latin", "LANG": "de_DE"], ["sr-RS"], "sr_RS"),
            ([:], ["en"], "en"),
        ] as [([String: String], [String], String)])
    func environment(variables: [String: String], languages: [String], locale: String) {
        let context = LocalizationContext(environment: variables)
        #expect(context.languages == languages)
        #expect(context.localeIdentifier == locale)
    }
}
