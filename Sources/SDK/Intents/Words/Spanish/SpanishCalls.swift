// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let spanishCalls: [String: IntentWords] = [
        "INStartCallIntent": IntentWords(
            "Iniciar una llamada",
            done: "La llamada se inició.",
            doing: "La llamada se está iniciando.",
            notDone: "No se pudo iniciar la llamada."),
        "INStartAudioCallIntent": IntentWords(
            "Iniciar una llamada de audio",
            done: "La llamada de audio se inició.",
            doing: "La llamada de audio se está iniciando.",
            notDone: "No se pudo iniciar la llamada de audio."),
        "INStartVideoCallIntent": IntentWords(
            "Iniciar una videollamada",
            done: "La videollamada se inició.",
            doing: "La videollamada se está iniciando.",
            notDone: "No se pudo iniciar la videollamada."),
        "INAnswerCallIntent": IntentWords(
            "Contestar una llamada",
            done: "La llamada se contestó.",
            doing: "La llamada se está contestando.",
            notDone: "No se pudo contestar la llamada."),
        "INHangUpCallIntent": IntentWords(
            "Colgar",
            done: "La llamada terminó.",
            doing: "La llamada se está terminando.",
            notDone: "No se pudo colgar."),
        "INSearchCallHistoryIntent": IntentWords(
            "Buscar en el historial de llamadas",
            done: "La búsqueda en el historial de llamadas ha terminado.",
            doing: "Se está buscando en el historial de llamadas.",
            notDone: "No se pudo buscar en el historial de llamadas."),
    ]
}
