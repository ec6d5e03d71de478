// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let hungarianPayments: [String: IntentWords] = [
        "INSendPaymentIntent": IntentWords(
            "Pénzküldés",
            done: "A pénzt elküldtem.",
            doing: "A pénz küldése folyamatban van.",
            notDone: "A pénzt nem sikerült elküldeni.",
            confirmations: [
                "Elküldjem ${payee} részére: ${currencyAmount}? Megjegyzés: „${note}”.",
                "Elküldjem ${payee} részére: ${currencyAmount}?",
                "Elküldjem ezt az összeget: ${currencyAmount}?",
                "Küldjek pénzt ${payee} részére?",
                "Elküldjem a pénzt?",
            ]),
        "INRequestPaymentIntent": IntentWords(
            "Pénzkérés",
            done: "A kérést elküldtem.",
            doing: "A pénzkérés folyamatban van.",
            notDone: "A pénzt nem sikerült kérni.",
            confirmations: [
                "Kérjem ezt az összeget: ${currencyAmount}? Kitől: ${payer}. Megjegyzés: „${note}”.",
                "Kérjem ezt az összeget: ${currencyAmount}? Kitől: ${payer}.",
                "Kérjem ezt az összeget: ${currencyAmount}?",
                "Kérjek pénzt? Kitől: ${payer}.",
                "Kérjem a pénzt?",
            ]),
        "INPayBillIntent": IntentWords(
            "Számla befizetése",
            done: "A számlát befizettem.",
            doing: "A számla befizetése folyamatban van.",
            notDone: "A számlát nem sikerült befizetni.",
            confirmations: [
                "Befizessem ${billPayee} részére: ${transactionAmount}? Számla: ${fromAccount}.",
                "Befizessem ${billPayee} részére: ${transactionAmount}?",
                "Befizessem a számlát? Kedvezményezett: ${billPayee}.",
                "Befizessem a számlát? Összeg: ${transactionAmount}.",
                "Befizessem a számlát?",
            ]),
        "INTransferMoneyIntent": IntentWords(
            "Átutalás",
            done: "Az átutalás megtörtént.",
            doing: "Az átutalás folyamatban van.",
            notDone: "Az átutalás nem sikerült.",
            confirmations: [
                "Átutaljam ezt az összeget: ${transactionAmount}? Honnan: ${fromAccount}. Hová: ${toAccount}.",
                "Átutaljam ezt az összeget: ${transactionAmount}? Hová: ${toAccount}.",
                "Átutaljam ezt az összeget: ${transactionAmount}?",
                "Átutaljam a pénzt?",
            ]),
        "INSearchForAccountsIntent": IntentWords(
            "Számlák lekérdezése",
            done: "A számlák lekérdezése befejeződött.",
            doing: "A számlák lekérdezése folyamatban van.",
            notDone: "A számlákat nem sikerült lekérdezni."),
        "INSearchForBillsIntent": IntentWords(
            "Befizetendő számlák keresése",
            done: "A befizetendő számlák keresése befejeződött.",
            doing: "A befizetendő számlák keresése folyamatban van.",
            notDone: "A befizetendő számlák között nem sikerült keresni."),
    ]
}
