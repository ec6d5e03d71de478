// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let russianWorkouts: [String: IntentWords] = [
        "INStartWorkoutIntent": IntentWords(
            "Начать тренировку",
            done: "Тренировка начата.",
            doing: "Тренировка начинается.",
            notDone: "Не удалось начать тренировку."),
        "INPauseWorkoutIntent": IntentWords(
            "Приостановить тренировку",
            done: "Тренировка приостановлена.",
            doing: "Тренировка приостанавливается.",
            notDone: "Не удалось приостановить тренировку."),
        "INResumeWorkoutIntent": IntentWords(
            "Продолжить тренировку",
            done: "Тренировка продолжается.",
            doing: "Тренировка возобновляется.",
            notDone: "Не удалось продолжить тренировку."),
        "INEndWorkoutIntent": IntentWords(
            "Завершить тренировку",
            done: "Тренировка завершена.",
            doing: "Тренировка завершается.",
            notDone: "Не удалось завершить тренировку."),
        "INCancelWorkoutIntent": IntentWords(
            "Отменить тренировку",
            done: "Тренировка отменена.",
            doing: "Тренировка отменяется.",
            notDone: "Не удалось отменить тренировку."),
    ]
}
