// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let englishPhotos: [String: IntentWords] = [
        "INSearchForPhotosIntent": IntentWords(
            "Search for photos",
            done: "The search for photos is complete.",
            doing: "Photos are being searched for.",
            notDone: "The photos could not be searched."),
        "INStartPhotoPlaybackIntent": IntentWords(
            "Play a slideshow",
            done: "The slideshow was started.",
            doing: "The slideshow is being started.",
            notDone: "The slideshow could not be started."),
    ]
}
