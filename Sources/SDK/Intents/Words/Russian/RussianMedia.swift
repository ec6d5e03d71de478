// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let russianMedia: [String: IntentWords] = [
        "INPlayMediaIntent": IntentWords(
            "Воспроизвести",
            done: "Воспроизведение начато.",
            doing: "Воспроизведение начинается.",
            notDone: "Не удалось воспроизвести."),
        "INAddMediaIntent": IntentWords(
            "Добавить в медиатеку",
            done: "Добавлено в медиатеку.",
            doing: "Добавляется в медиатеку.",
            notDone: "Не удалось добавить в медиатеку."),
        "INSearchForMediaIntent": IntentWords(
            "Найти в медиатеке",
            done: "Поиск в медиатеке завершён.",
            doing: "Идёт поиск в медиатеке.",
            notDone: "Не удалось выполнить поиск в медиатеке."),
        "INUpdateMediaAffinityIntent": IntentWords(
            "Отметить, нравится ли",
            done: "Ваша оценка сохранена.",
            doing: "Ваша оценка сохраняется.",
            notDone: "Не удалось сохранить вашу оценку."),
        "INShareFocusStatusIntent": IntentWords(
            "Поделиться статусом фокусирования",
            done: "Статус фокусирования отправлен.",
            doing: "Статус фокусирования отправляется.",
            notDone: "Не удалось поделиться статусом фокусирования."),
        "INGetVisualCodeIntent": IntentWords(
            "Показать код",
            done: "Код готов.",
            doing: "Код готовится.",
            notDone: "Не удалось показать код."),
    ]
}
