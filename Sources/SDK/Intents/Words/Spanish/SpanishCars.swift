// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let spanishCars: [String: IntentWords] = [
        "INActivateCarSignalIntent": IntentWords(
            "Activar la señal del coche",
            done: "El coche dio la señal.",
            doing: "El coche está dando la señal.",
            notDone: "El coche no pudo dar la señal."),
        "INGetCarLockStatusIntent": IntentWords(
            "Consultar si el coche está cerrado",
            done: "Aquí está el estado del cierre.",
            doing: "Se está consultando el estado del cierre.",
            notDone: "No se pudo consultar el estado del cierre."),
        "INGetCarPowerLevelStatusIntent": IntentWords(
            "Consultar la autonomía del coche",
            done: "Aquí está la autonomía del coche.",
            doing: "Se está consultando la autonomía del coche.",
            notDone: "No se pudo consultar la autonomía del coche."),
        "INListCarsIntent": IntentWords(
            "Consultar los coches",
            done: "Estos son los coches.",
            doing: "Se están consultando los coches.",
            notDone: "No se pudieron consultar los coches."),
        "INSetCarLockStatusIntent": IntentWords(
            "Cerrar o abrir el coche",
            done: "El cierre se cambió.",
            doing: "El cierre se está cambiando.",
            notDone: "No se pudo cambiar el cierre."),
        "INSaveProfileInCarIntent": IntentWords(
            "Guardar un perfil en el coche",
            done: "El perfil se guardó.",
            doing: "El perfil se está guardando.",
            notDone: "No se pudo guardar el perfil."),
        "INSetProfileInCarIntent": IntentWords(
            "Elegir un perfil en el coche",
            done: "El perfil se eligió.",
            doing: "El perfil se está eligiendo.",
            notDone: "No se pudo elegir el perfil."),
        "INSetAudioSourceInCarIntent": IntentWords(
            "Elegir la fuente de audio en el coche",
            done: "La fuente de audio se eligió.",
            doing: "La fuente de audio se está eligiendo.",
            notDone: "No se pudo elegir la fuente de audio."),
        "INSetClimateSettingsInCarIntent": IntentWords(
            "Ajustar el climatizador del coche",
            done: "El climatizador se ajustó.",
            doing: "El climatizador se está ajustando.",
            notDone: "No se pudo ajustar el climatizador."),
        "INSetDefrosterSettingsInCarIntent": IntentWords(
            "Ajustar el desempañador del coche",
            done: "El desempañador se ajustó.",
            doing: "El desempañador se está ajustando.",
            notDone: "No se pudo ajustar el desempañador."),
        "INSetSeatSettingsInCarIntent": IntentWords(
            "Ajustar un asiento del coche",
            done: "El asiento se ajustó.",
            doing: "El asiento se está ajustando.",
            notDone: "No se pudo ajustar el asiento."),
        "INSetRadioStationIntent": IntentWords(
            "Elegir una emisora de radio",
            done: "La emisora se eligió.",
            doing: "La emisora se está eligiendo.",
            notDone: "No se pudo elegir la emisora."),
    ]
}
