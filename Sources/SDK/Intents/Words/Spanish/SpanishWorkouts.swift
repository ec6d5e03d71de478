// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let spanishWorkouts: [String: IntentWords] = [
        "INStartWorkoutIntent": IntentWords(
            "Empezar un entrenamiento",
            done: "El entrenamiento empezó.",
            doing: "El entrenamiento está empezando.",
            notDone: "No se pudo empezar el entrenamiento."),
        "INPauseWorkoutIntent": IntentWords(
            "Pausar un entrenamiento",
            done: "El entrenamiento está en pausa.",
            doing: "El entrenamiento se está pausando.",
            notDone: "No se pudo pausar el entrenamiento."),
        "INResumeWorkoutIntent": IntentWords(
            "Reanudar un entrenamiento",
            done: "El entrenamiento continúa.",
            doing: "El entrenamiento se está reanudando.",
            notDone: "No se pudo reanudar el entrenamiento."),
        "INEndWorkoutIntent": IntentWords(
            "Terminar un entrenamiento",
            done: "El entrenamiento terminó.",
            doing: "El entrenamiento está terminando.",
            notDone: "No se pudo terminar el entrenamiento."),
        "INCancelWorkoutIntent": IntentWords(
            "Cancelar un entrenamiento",
            done: "El entrenamiento se canceló.",
            doing: "El entrenamiento se está cancelando.",
            notDone: "No se pudo cancelar el entrenamiento."),
    ]
}
