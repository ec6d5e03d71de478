// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Testing

@Suite struct WordsTests {
    @Test func fillsPlaces() {
        #expect("{1} and {0}, {2} {x}".filled("a", "{0}") == "{0} and a, {2} {x}")
    }

    @Test(
        arguments: [
            (["es-MX"], .spanish), (["hu_HU"], .hungarian), (["fr", "ru"], .russian), (["fr"], .english),
            ([], .english),
        ] as [([String], SpokenLanguage)])
    func choosesTheFirstLanguageThatItSpeaks(languages: [String], language: SpokenLanguage) {
        #expect(SpokenLanguage(preferred: languages) == language)
    }
}
