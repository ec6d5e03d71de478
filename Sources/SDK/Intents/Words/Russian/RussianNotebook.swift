// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let russianNotebook: [String: IntentWords] = [
        "INCreateNoteIntent": IntentWords(
            "Создать заметку",
            done: "Заметка создана.",
            doing: "Заметка создаётся.",
            notDone: "Не удалось создать заметку."),
        "INAppendToNoteIntent": IntentWords(
            "Дополнить заметку",
            done: "Текст добавлен в заметку.",
            doing: "Текст добавляется в заметку.",
            notDone: "Не удалось дополнить заметку."),
        "INCreateTaskListIntent": IntentWords(
            "Создать список",
            done: "Список создан.",
            doing: "Список создаётся.",
            notDone: "Не удалось создать список."),
        "INAddTasksIntent": IntentWords(
            "Добавить напоминания",
            done: "Напоминания добавлены.",
            doing: "Напоминания добавляются.",
            notDone: "Не удалось добавить напоминания."),
        "INSetTaskAttributeIntent": IntentWords(
            "Изменить напоминание",
            done: "Напоминание изменено.",
            doing: "Напоминание изменяется.",
            notDone: "Не удалось изменить напоминание."),
        "INSnoozeTasksIntent": IntentWords(
            "Отложить напоминания",
            done: "Напоминания отложены.",
            doing: "Напоминания откладываются.",
            notDone: "Не удалось отложить напоминания."),
        "INDeleteTasksIntent": IntentWords(
            "Удалить напоминания",
            done: "Напоминания удалены.",
            doing: "Напоминания удаляются.",
            notDone: "Не удалось удалить напоминания.",
            confirmations: [
                "Удалить: ${tasks}? Список: «${taskList}».",
                "Удалить: ${tasks}?",
                "Удалить напоминания? Список: «${taskList}».",
                "Удалить напоминания?",
            ]),
        "INSearchForNotebookItemsIntent": IntentWords(
            "Найти заметки и напоминания",
            done: "Поиск заметок и напоминаний завершён.",
            doing: "Идёт поиск заметок и напоминаний.",
            notDone: "Не удалось найти заметки и напоминания."),
    ]
}
