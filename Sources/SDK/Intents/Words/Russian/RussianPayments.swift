// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let russianPayments: [String: IntentWords] = [
        "INSendPaymentIntent": IntentWords(
            "Отправить деньги",
            done: "Деньги отправлены.",
            doing: "Деньги отправляются.",
            notDone: "Не удалось отправить деньги.",
            confirmations: [
                "Отправить ${currencyAmount}? Кому: ${payee}. Комментарий: «${note}».",
                "Отправить ${currencyAmount}? Кому: ${payee}.",
                "Отправить ${currencyAmount}?",
                "Отправить деньги? Кому: ${payee}.",
                "Отправить деньги?",
            ]),
        "INRequestPaymentIntent": IntentWords(
            "Запросить деньги",
            done: "Деньги запрошены.",
            doing: "Деньги запрашиваются.",
            notDone: "Не удалось запросить деньги.",
            confirmations: [
                "Запросить ${currencyAmount}? У кого: ${payer}. Комментарий: «${note}».",
                "Запросить ${currencyAmount}? У кого: ${payer}.",
                "Запросить ${currencyAmount}?",
                "Запросить деньги? У кого: ${payer}.",
                "Запросить деньги?",
            ]),
        "INPayBillIntent": IntentWords(
            "Оплатить счёт",
            done: "Счёт оплачен.",
            doing: "Счёт оплачивается.",
            notDone: "Не удалось оплатить счёт.",
            confirmations: [
                "Оплатить ${transactionAmount}? Получатель: ${billPayee}. Со счёта: ${fromAccount}.",
                "Оплатить ${transactionAmount}? Получатель: ${billPayee}.",
                "Оплатить счёт? Получатель: ${billPayee}.",
                "Оплатить счёт? Сумма: ${transactionAmount}.",
                "Оплатить счёт?",
            ]),
        "INTransferMoneyIntent": IntentWords(
            "Перевести деньги",
            done: "Деньги переведены.",
            doing: "Деньги переводятся.",
            notDone: "Не удалось перевести деньги.",
            confirmations: [
                "Перевести ${transactionAmount}? Откуда: ${fromAccount}. Куда: ${toAccount}.",
                "Перевести ${transactionAmount}? Куда: ${toAccount}.",
                "Перевести ${transactionAmount}?",
                "Перевести деньги?",
            ]),
        "INSearchForAccountsIntent": IntentWords(
            "Найти счета в банке",
            done: "Поиск банковских счетов завершён.",
            doing: "Идёт поиск банковских счетов.",
            notDone: "Не удалось найти банковские счета."),
        "INSearchForBillsIntent": IntentWords(
            "Найти счета к оплате",
            done: "Поиск счетов к оплате завершён.",
            doing: "Идёт поиск счетов к оплате.",
            notDone: "Не удалось найти счета к оплате."),
    ]
}
