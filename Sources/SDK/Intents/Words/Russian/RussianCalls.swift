// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let russianCalls: [String: IntentWords] = [
        "INStartCallIntent": IntentWords(
            "Позвонить",
            done: "Звонок начат.",
            doing: "Выполняется вызов.",
            notDone: "Не удалось позвонить."),
        "INStartAudioCallIntent": IntentWords(
            "Начать аудиозвонок",
            done: "Аудиозвонок начат.",
            doing: "Выполняется аудиовызов.",
            notDone: "Не удалось начать аудиозвонок."),
        "INStartVideoCallIntent": IntentWords(
            "Начать видеозвонок",
            done: "Видеозвонок начат.",
            doing: "Выполняется видеовызов.",
            notDone: "Не удалось начать видеозвонок."),
        "INAnswerCallIntent": IntentWords(
            "Ответить на звонок",
            done: "Вызов принят.",
            doing: "Вызов принимается.",
            notDone: "Не удалось ответить на звонок."),
        "INHangUpCallIntent": IntentWords(
            "Завершить звонок",
            done: "Звонок завершён.",
            doing: "Звонок завершается.",
            notDone: "Не удалось завершить звонок."),
        "INSearchCallHistoryIntent": IntentWords(
            "Найти в журнале звонков",
            done: "Поиск в журнале звонков завершён.",
            doing: "Идёт поиск в журнале звонков.",
            notDone: "Не удалось выполнить поиск в журнале звонков."),
    ]
}
