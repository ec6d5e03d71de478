// SPDX-License-Identifier: Apache-2.0

extension RequestWords {
    static let hungarian = RequestWords(
        yes: "Igen",
        no: "Nem",
        and: Conjunction("és"),
        whatIs: "Mi legyen ez: {0}?",
        which: "Melyik: {0}?",
        isIt: "{0}: {1}?",
        cannotBe: "Nem fogadható el: {0} – „{1}”.",
        because: "„{0}”: {1}",
        confirm: "{0}? {1}",
        declined: "A megerősítést elutasították.",
        putAway: "A kérdés válasz nélkül maradt.",
        success: "{0}: kész.",
        inProgress: "{0}: még folyamatban van.",
        continuesInApp: "{0}: az alkalmazásban folytatódik.",
        needsApp: "{0}: előbb nyisd meg az alkalmazást.",
        authenticate: "{0}: előbb azonosítsd magad.",
        notEnough: "{0}: az alkalmazás nem fogadja el ezt az azonosítást.",
        failed: "{0}: nem sikerült.",
        timedOut: "{0}: az alkalmazás túl sokáig dolgozott.",
        notHandled: "{0}: az alkalmazásban semmi sem kezeli.")
}
