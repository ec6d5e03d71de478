// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let hungarianNotebook: [String: IntentWords] = [
        "INCreateNoteIntent": IntentWords(
            "Jegyzet készítése",
            done: "A jegyzet elkészült.",
            doing: "A jegyzet készül.",
            notDone: "A jegyzetet nem sikerült elkészíteni."),
        "INAppendToNoteIntent": IntentWords(
            "Jegyzet bővítése",
            done: "A szöveg bekerült a jegyzetbe.",
            doing: "A szöveg hozzáadása folyamatban van.",
            notDone: "A szöveget nem sikerült hozzáadni a jegyzethez."),
        "INCreateTaskListIntent": IntentWords(
            "Lista készítése",
            done: "A lista elkészült.",
            doing: "A lista készül.",
            notDone: "A listát nem sikerült elkészíteni."),
        "INAddTasksIntent": IntentWords(
            "Emlékeztetők felvétele",
            done: "Az emlékeztetők felkerültek a listára.",
            doing: "Az emlékeztetők felvétele folyamatban van.",
            notDone: "Az emlékeztetőket nem sikerült felvenni."),
        "INSetTaskAttributeIntent": IntentWords(
            "Emlékeztető módosítása",
            done: "Az emlékeztető megváltozott.",
            doing: "Az emlékeztető módosítása folyamatban van.",
            notDone: "Az emlékeztetőt nem sikerült módosítani."),
        "INSnoozeTasksIntent": IntentWords(
            "Emlékeztetők elhalasztása",
            done: "Az emlékeztetőket elhalasztottam.",
            doing: "Az emlékeztetők elhalasztása folyamatban van.",
            notDone: "Az emlékeztetőket nem sikerült elhalasztani."),
        "INDeleteTasksIntent": IntentWords(
            "Emlékeztetők törlése",
            done: "Az emlékeztetőket töröltem.",
            doing: "Az emlékeztetők törlése folyamatban van.",
            notDone: "Az emlékeztetőket nem sikerült törölni.",
            confirmations: [
                "Töröljem ezt: ${tasks}? Lista: „${taskList}”.",
                "Töröljem ezt: ${tasks}?",
                "Töröljem az emlékeztetőket? Lista: „${taskList}”.",
                "Töröljem az emlékeztetőket?",
            ]),
        "INSearchForNotebookItemsIntent": IntentWords(
            "Jegyzetek és emlékeztetők keresése",
            done: "A jegyzetek és emlékeztetők keresése befejeződött.",
            doing: "A jegyzetek és emlékeztetők keresése folyamatban van.",
            notDone: "A jegyzetek és emlékeztetők között nem sikerült keresni."),
    ]
}
