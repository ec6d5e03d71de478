// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Language

@Suite struct ValueWordsTests {
    @Test(arguments: [(["es-MX"], "sí"), (["hu_HU"], "igen"), (["ru"], "да"), (["fr"], "yes"), ([], "yes")])
    func areThoseOfThePersonsLanguage(languages: [String], yes: String) {
        #expect(ValueWords.of(languages).yes.word == yes)
    }

    @Test(
        arguments: [
            (.belowMinimum(1.5), "x túl kevés: a legkisebb érték 1,5."),
            (.notYesOrNo("be", "ki"), "A válasz be vagy ki lehet."),
            (.notOneOf(["piros", "kék"]), "„x” nincs ezek között: piros, kék."),
            (.fileTooLarge(mebibytes: 4), "„x” nagyobb, mint 4 MiB."),
        ] as [(ValueProblem, String)])
    func sayWhatIsWrong(problem: ValueProblem, sentence: String) {
        #expect(ValueWords.hungarian.reason(problem, for: "x", locale: Locale(identifier: "hu_HU")) == sentence)
    }
}
