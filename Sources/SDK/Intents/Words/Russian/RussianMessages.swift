// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let russianMessages: [String: IntentWords] = [
        "INSendMessageIntent": IntentWords(
            "Отправить сообщение",
            done: "Сообщение отправлено.",
            doing: "Сообщение отправляется.",
            notDone: "Не удалось отправить сообщение.",
            confirmations: [
                "Отправить «${content}»? Кому: ${recipients}.",
                "Отправить «${content}»? Группа: «${speakableGroupName}».",
                "Отправить «${content}»?",
                "Отправить сообщение? Кому: ${recipients}.",
                "Отправить сообщение?",
            ]),
        "INEditMessageIntent": IntentWords(
            "Изменить сообщение",
            done: "Сообщение изменено.",
            doing: "Сообщение изменяется.",
            notDone: "Не удалось изменить сообщение.",
            confirmations: [
                "Изменить сообщение на «${editedContent}»?",
                "Изменить сообщение?",
            ]),
        "INUnsendMessagesIntent": IntentWords(
            "Отозвать сообщения",
            done: "Сообщения отозваны.",
            doing: "Сообщения отзываются.",
            notDone: "Не удалось отозвать сообщения.",
            confirmations: [
                "Отозвать сообщения?"
            ]),
        "INSearchForMessagesIntent": IntentWords(
            "Найти сообщения",
            done: "Поиск сообщений завершён.",
            doing: "Идёт поиск сообщений.",
            notDone: "Не удалось выполнить поиск сообщений."),
        "INSetMessageAttributeIntent": IntentWords(
            "Отметить сообщения",
            done: "Сообщения отмечены.",
            doing: "Сообщения отмечаются.",
            notDone: "Не удалось отметить сообщения."),
    ]
}
