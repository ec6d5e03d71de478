// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let spanishPhotos: [String: IntentWords] = [
        "INSearchForPhotosIntent": IntentWords(
            "Buscar fotos",
            done: "La búsqueda de fotos ha terminado.",
            doing: "Se están buscando fotos.",
            notDone: "No se pudieron buscar las fotos."),
        "INStartPhotoPlaybackIntent": IntentWords(
            "Reproducir una presentación de fotos",
            done: "La presentación de fotos empezó.",
            doing: "La presentación de fotos está empezando.",
            notDone: "No se pudo reproducir la presentación de fotos."),
    ]
}
