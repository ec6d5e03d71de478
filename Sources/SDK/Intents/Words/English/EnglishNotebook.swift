// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let englishNotebook: [String: IntentWords] = [
        "INCreateNoteIntent": IntentWords(
            "Create a note",
            done: "The note was created.",
            doing: "The note is being created.",
            notDone: "The note could not be created."),
        "INAppendToNoteIntent": IntentWords(
            "Add to a note",
            done: "The text was added to the note.",
            doing: "The text is being added to the note.",
            notDone: "The text could not be added to the note."),
        "INCreateTaskListIntent": IntentWords(
            "Create a list",
            done: "The list was created.",
            doing: "The list is being created.",
            notDone: "The list could not be created."),
        "INAddTasksIntent": IntentWords(
            "Add reminders",
            done: "The reminders were added.",
            doing: "The reminders are being added.",
            notDone: "The reminders could not be added."),
        "INSetTaskAttributeIntent": IntentWords(
            "Change a reminder",
            done: "The reminder was changed.",
            doing: "The reminder is being changed.",
            notDone: "The reminder could not be changed."),
        "INSnoozeTasksIntent": IntentWords(
            "Snooze reminders",
            done: "The reminders were put off.",
            doing: "The reminders are being put off.",
            notDone: "The reminders could not be put off."),
        "INDeleteTasksIntent": IntentWords(
            "Delete reminders",
            done: "The reminders were deleted.",
            doing: "The reminders are being deleted.",
            notDone: "The reminders could not be deleted.",
            confirmations: [
                "Delete ${tasks} from the list “${taskList}”?",
                "Delete ${tasks}?",
                "Delete reminders from the list “${taskList}”?",
                "Delete the reminders?",
            ]),
        "INSearchForNotebookItemsIntent": IntentWords(
            "Search notes and reminders",
            done: "The search of notes and reminders is complete.",
            doing: "Notes and reminders are being searched.",
            notDone: "Notes and reminders could not be searched."),
    ]
}
