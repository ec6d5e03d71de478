// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INPayBillIntentHandling {
    func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void)
    {
        completion(result("billPayee", intent))
    }

    func resolveFromAccount(
        for intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
    ) {
        completion(result("fromAccount", intent))
    }

    func resolveTransactionAmount(
        for intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void
    ) {
        completion(result("transactionAmount", intent))
    }

    func resolveTransactionScheduledDate(
        for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(result("transactionScheduledDate", intent))
    }

    func resolveTransactionNote(
        for intent: INPayBillIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(result("transactionNote", intent))
    }

    func resolveBillType(for intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void) {
        completion(result("billType", intent))
    }

    func resolveDueDate(
        for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(result("dueDate", intent))
    }
}

extension EveryHandler: INRequestPaymentIntentHandling {
    func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolvePayer(
        for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void
    ) {
        completion(result("payer", intent))
    }

    func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent,
        with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void
    ) {
        completion(result("currencyAmount", intent))
    }

    func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    {
        completion(result("note", intent))
    }
}

extension EveryHandler: INSearchForAccountsIntentHandling {
    func handle(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveAccountNickname(
        for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("accountNickname", intent))
    }

    func resolveAccountType(
        for intent: INSearchForAccountsIntent, with completion: @escaping (INAccountTypeResolutionResult) -> Void
    ) {
        completion(result("accountType", intent))
    }

    func resolveOrganizationName(
        for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("organizationName", intent))
    }

    func resolveRequestedBalanceType(
        for intent: INSearchForAccountsIntent, with completion: @escaping (INBalanceTypeResolutionResult) -> Void
    ) {
        completion(result("requestedBalanceType", intent))
    }
}

extension EveryHandler: INSearchForBillsIntentHandling {
    func handle(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveBillPayee(
        for intent: INSearchForBillsIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void
    ) {
        completion(result("billPayee", intent))
    }

    func resolvePaymentDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(result("paymentDateRange", intent))
    }

    func resolveBillType(
        for intent: INSearchForBillsIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void
    ) {
        completion(result("billType", intent))
    }

    func resolveStatus(
        for intent: INSearchForBillsIntent, with completion: @escaping (INPaymentStatusResolutionResult) -> Void
    ) {
        completion(result("status", intent))
    }

    func resolveDueDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(result("dueDateRange", intent))
    }
}

extension EveryHandler: INSendPaymentIntentHandling {
    func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
    ) {
        completion(result("payee", intent))
    }

    func resolveCurrencyAmount(
        for intent: INSendPaymentIntent,
        with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) {
        completion(result("currencyAmount", intent))
    }

    func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(result("note", intent))
    }
}

extension EveryHandler: INTransferMoneyIntentHandling {
    func handle(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveFromAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
    ) {
        completion(result("fromAccount", intent))
    }

    func resolveToAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
    ) {
        completion(result("toAccount", intent))
    }

    func resolveTransactionAmount(
        for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void
    ) {
        completion(result("transactionAmount", intent))
    }

    func resolveTransactionScheduledDate(
        for intent: INTransferMoneyIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(result("transactionScheduledDate", intent))
    }

    func resolveTransactionNote(
        for intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(result("transactionNote", intent))
    }
}
