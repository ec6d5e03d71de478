// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Testing

@testable import AppIntents
@testable import IntentsClient5

@Suite struct SystemWordsTests {
    private static func context(_ languages: [String]) -> LocalizationContext {
        LocalizationContext(languages: languages, localeIdentifier: languages[0])
    }

    @Test(arguments: [
        (["en"], "Continue"), (["es-MX"], "Continuar"), (["hu"], "Folytatás"), (["ru", "en"], "Продолжить"),
        (["de", "hu"], "Folytatás"), (["de"], "Continue"),
    ])
    func theSystemsOwnVerbIsInThePersonsLanguage(languages: [String], verb: String) {
        let details = Localization.$current.withValue(Self.context(languages)) {
            ConfirmationActionName.continue.details
        }
        #expect(details.acceptLabel == verb)
        #expect(details.denyLabel == nil)
    }

    @Test func theAppsOwnVerbStaysTheApps() {
        let name = ConfirmationActionName.custom(
            acceptLabel: "Brew", acceptAlternatives: [], denyLabel: "Keep", denyAlternatives: [], destructive: true)
        let details = Localization.$current.withValue(Self.context(["hu"])) { name.details }
        #expect(details == ConfirmationDetails(acceptLabel: "Brew", denyLabel: "Keep", isDestructive: true))
    }
}
