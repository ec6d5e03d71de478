// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let englishPayments: [String: IntentWords] = [
        "INSendPaymentIntent": IntentWords(
            "Send money",
            done: "The money was sent.",
            doing: "The money is being sent.",
            notDone: "The money could not be sent.",
            confirmations: [
                "Send ${currencyAmount} to ${payee} for “${note}”?",
                "Send ${currencyAmount} to ${payee}?",
                "Send ${currencyAmount}?",
                "Send money to ${payee}?",
                "Send the money?",
            ]),
        "INRequestPaymentIntent": IntentWords(
            "Request money",
            done: "The money was requested.",
            doing: "The money is being requested.",
            notDone: "The money could not be requested.",
            confirmations: [
                "Request ${currencyAmount} from ${payer} for “${note}”?",
                "Request ${currencyAmount} from ${payer}?",
                "Request ${currencyAmount}?",
                "Request money from ${payer}?",
                "Request the money?",
            ]),
        "INPayBillIntent": IntentWords(
            "Pay a bill",
            done: "The bill was paid.",
            doing: "The bill is being paid.",
            notDone: "The bill could not be paid.",
            confirmations: [
                "Pay ${transactionAmount} to ${billPayee} from ${fromAccount}?",
                "Pay ${transactionAmount} to ${billPayee}?",
                "Pay the bill of ${billPayee}?",
                "Pay the bill of ${transactionAmount}?",
                "Pay the bill?",
            ]),
        "INTransferMoneyIntent": IntentWords(
            "Transfer money",
            done: "The money was transferred.",
            doing: "The money is being transferred.",
            notDone: "The money could not be transferred.",
            confirmations: [
                "Transfer ${transactionAmount} from ${fromAccount} to ${toAccount}?",
                "Transfer ${transactionAmount} to ${toAccount}?",
                "Transfer ${transactionAmount}?",
                "Transfer the money?",
            ]),
        "INSearchForAccountsIntent": IntentWords(
            "Search for accounts",
            done: "The search for accounts is complete.",
            doing: "Accounts are being searched for.",
            notDone: "The accounts could not be searched."),
        "INSearchForBillsIntent": IntentWords(
            "Search for bills",
            done: "The search for bills is complete.",
            doing: "Bills are being searched for.",
            notDone: "The bills could not be searched."),
    ]
}
