// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let russianPhotos: [String: IntentWords] = [
        "INSearchForPhotosIntent": IntentWords(
            "Найти фотографии",
            done: "Поиск фотографий завершён.",
            doing: "Идёт поиск фотографий.",
            notDone: "Не удалось найти фотографии."),
        "INStartPhotoPlaybackIntent": IntentWords(
            "Показать слайд-шоу",
            done: "Слайд-шоу запущено.",
            doing: "Слайд-шоу запускается.",
            notDone: "Не удалось запустить слайд-шоу."),
    ]
}
