// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let hungarianPhotos: [String: IntentWords] = [
        "INSearchForPhotosIntent": IntentWords(
            "Fényképek keresése",
            done: "A fényképek keresése befejeződött.",
            doing: "A fényképek keresése folyamatban van.",
            notDone: "A fényképek között nem sikerült keresni."),
        "INStartPhotoPlaybackIntent": IntentWords(
            "Diavetítés indítása",
            done: "A diavetítés elindult.",
            doing: "A diavetítés indítása folyamatban van.",
            notDone: "A diavetítést nem sikerült elindítani."),
    ]
}
