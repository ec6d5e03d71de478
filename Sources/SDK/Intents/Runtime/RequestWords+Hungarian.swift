// SPDX-License-Identifier: Apache-2.0

extension RequestWords {
    static let hungarian = RequestWords(
        yes: "Igen",
        no: "Nem",
        whatIs: "Mi legyen ez: {0}?",
        which: "Melyik: {0}?",
        isIt: "{0}: {1}?",
        cannotBe: "{0} nem lehet „{1}”.",
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
        notHandled: "{0}: az alkalmazásban semmi sem kezeli.",
        questions: [
            "recipients": "Kinek?",
            "content": "Mit szeretnél üzenni?",
            "contacts": "Kit szeretnél hívni?",
            "payee": "Ki kapja a pénzt?",
            "payer": "Kitől kéred a pénzt?",
            "currencyAmount": "Mennyit?",
            "pickupLocation": "Honnan?",
            "dropOffLocation": "Hová?",
            "workoutName": "Melyik edzés?",
            "title": "Mi a címe?",
            "taskTitles": "Mi a teendő?",
            "partySize": "Hány főre?",
        ])
}
