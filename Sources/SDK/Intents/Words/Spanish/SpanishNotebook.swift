// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let spanishNotebook: [String: IntentWords] = [
        "INCreateNoteIntent": IntentWords(
            "Crear una nota",
            done: "La nota se creó.",
            doing: "La nota se está creando.",
            notDone: "No se pudo crear la nota."),
        "INAppendToNoteIntent": IntentWords(
            "Añadir a una nota",
            done: "El texto se añadió a la nota.",
            doing: "El texto se está añadiendo a la nota.",
            notDone: "No se pudo añadir el texto a la nota."),
        "INCreateTaskListIntent": IntentWords(
            "Crear una lista",
            done: "La lista se creó.",
            doing: "La lista se está creando.",
            notDone: "No se pudo crear la lista."),
        "INAddTasksIntent": IntentWords(
            "Añadir recordatorios",
            done: "Los recordatorios se añadieron.",
            doing: "Los recordatorios se están añadiendo.",
            notDone: "No se pudieron añadir los recordatorios."),
        "INSetTaskAttributeIntent": IntentWords(
            "Cambiar un recordatorio",
            done: "El recordatorio se cambió.",
            doing: "El recordatorio se está cambiando.",
            notDone: "No se pudo cambiar el recordatorio."),
        "INSnoozeTasksIntent": IntentWords(
            "Posponer recordatorios",
            done: "Los recordatorios se pospusieron.",
            doing: "Los recordatorios se están posponiendo.",
            notDone: "No se pudieron posponer los recordatorios."),
        "INDeleteTasksIntent": IntentWords(
            "Eliminar recordatorios",
            done: "Los recordatorios se eliminaron.",
            doing: "Los recordatorios se están eliminando.",
            notDone: "No se pudieron eliminar los recordatorios.",
            confirmations: [
                "¿Eliminar ${tasks} de la lista «${taskList}»?",
                "¿Eliminar ${tasks}?",
                "¿Eliminar recordatorios de la lista «${taskList}»?",
                "¿Eliminar los recordatorios?",
            ]),
        "INSearchForNotebookItemsIntent": IntentWords(
            "Buscar notas y recordatorios",
            done: "La búsqueda de notas y recordatorios ha terminado.",
            doing: "Se están buscando notas y recordatorios.",
            notDone: "No se pudieron buscar notas ni recordatorios."),
    ]
}
