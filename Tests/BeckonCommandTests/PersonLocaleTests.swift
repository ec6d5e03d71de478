// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BeckonCommand

struct PersonLocaleTests {
    struct Example: Sendable {
        var name: String
        var languages: [String]
        var identifier: String
    }

    @Test(arguments: [
        Example(name: "es", languages: ["es"], identifier: "es"),
        Example(name: "es-MX", languages: ["es-MX", "es"], identifier: "es_MX"),
        Example(name: "hu_HU.UTF-8", languages: ["hu-HU", "hu"], identifier: "hu_HU"),
        Example(name: "ru_RU.KOI8-R", languages: ["ru-RU", "ru"], identifier: "ru_RU"),
        Example(name: "de_DE@euro", languages: ["de-DE", "de"], identifier: "de_DE"),
        Example(name: "zh_hant_tw", languages: ["zh-Hant-TW", "zh"], identifier: "zh_Hant_TW"),
        Example(name: "C.UTF-8", languages: ["en"], identifier: "en_US"),
        Example(name: "POSIX", languages: ["en"], identifier: "en_US"),
    ])
    func reads(_ example: Example) {
        let person = PersonLocale(example.name)
        #expect(person?.languages == example.languages)
        #expect(person?.identifier == example.identifier)
    }

    @Test(arguments: ["", "x", "español", "../../etc", "es MX"])
    func refuses(name: String) {
        #expect(PersonLocale(name) == nil)
    }

    @Test(arguments: [
        ([:], "en_US"), (["LANG": "hu_HU.UTF-8"], "hu_HU"), (["LANG": "hu_HU", "LC_MESSAGES": "es_ES"], "es_ES"),
        (["LANG": "hu_HU", "LC_MESSAGES": "es_ES", "LC_ALL": "ru_RU"], "ru_RU"),
        (["LANG": "hu_HU", "LC_ALL": ""], "hu_HU"), (["LANG": "not a locale"], "en_US"),
    ])
    func readsTheEnvironment(environment: [String: String], identifier: String) {
        #expect(PersonLocale.of(environment: environment).identifier == identifier)
    }
}
