// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let spanishMedia: [String: IntentWords] = [
        "INPlayMediaIntent": IntentWords(
            "Reproducir contenido",
            done: "La reproducción empezó.",
            doing: "La reproducción está empezando.",
            notDone: "No se pudo reproducir."),
        "INAddMediaIntent": IntentWords(
            "Añadir contenido",
            done: "El contenido se añadió.",
            doing: "El contenido se está añadiendo.",
            notDone: "No se pudo añadir el contenido."),
        "INSearchForMediaIntent": IntentWords(
            "Buscar contenido",
            done: "La búsqueda de contenido ha terminado.",
            doing: "Se está buscando contenido.",
            notDone: "No se pudo buscar el contenido."),
        "INUpdateMediaAffinityIntent": IntentWords(
            "Indicar si algo gusta",
            done: "Tu preferencia se guardó.",
            doing: "Tu preferencia se está guardando.",
            notDone: "No se pudo guardar tu preferencia."),
        "INShareFocusStatusIntent": IntentWords(
            "Compartir el estado de concentración",
            done: "El estado de concentración se compartió.",
            doing: "El estado de concentración se está compartiendo.",
            notDone: "No se pudo compartir el estado de concentración."),
        "INGetVisualCodeIntent": IntentWords(
            "Mostrar un código",
            done: "El código está listo.",
            doing: "El código se está preparando.",
            notDone: "No se pudo mostrar el código."),
    ]
}
