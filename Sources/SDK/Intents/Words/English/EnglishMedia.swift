// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let englishMedia: [String: IntentWords] = [
        "INPlayMediaIntent": IntentWords(
            "Play media",
            done: "It is playing.",
            doing: "It is about to play.",
            notDone: "It could not be played."),
        "INAddMediaIntent": IntentWords(
            "Add media",
            done: "It was added.",
            doing: "It is being added.",
            notDone: "It could not be added."),
        "INSearchForMediaIntent": IntentWords(
            "Search for media",
            done: "The search for media is complete.",
            doing: "Media are being searched for.",
            notDone: "The media could not be searched."),
        "INUpdateMediaAffinityIntent": IntentWords(
            "Like or dislike media",
            done: "Your taste was noted.",
            doing: "Your taste is being noted.",
            notDone: "Your taste could not be noted."),
        "INShareFocusStatusIntent": IntentWords(
            "Share the focus status",
            done: "The focus status was shared.",
            doing: "The focus status is being shared.",
            notDone: "The focus status could not be shared."),
        "INGetVisualCodeIntent": IntentWords(
            "Show a code",
            done: "The code is ready.",
            doing: "The code is being made.",
            notDone: "The code could not be shown."),
    ]
}
