// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let englishCalls: [String: IntentWords] = [
        "INStartCallIntent": IntentWords(
            "Start a call",
            done: "The call was started.",
            doing: "The call is being started.",
            notDone: "The call could not be started."),
        "INStartAudioCallIntent": IntentWords(
            "Start an audio call",
            done: "The audio call was started.",
            doing: "The audio call is being started.",
            notDone: "The audio call could not be started."),
        "INStartVideoCallIntent": IntentWords(
            "Start a video call",
            done: "The video call was started.",
            doing: "The video call is being started.",
            notDone: "The video call could not be started."),
        "INAnswerCallIntent": IntentWords(
            "Answer a call",
            done: "The call was answered.",
            doing: "The call is being answered.",
            notDone: "The call could not be answered."),
        "INHangUpCallIntent": IntentWords(
            "Hang up",
            done: "The call was ended.",
            doing: "The call is being ended.",
            notDone: "The call could not be ended."),
        "INSearchCallHistoryIntent": IntentWords(
            "Search the call history",
            done: "The search of the call history is complete.",
            doing: "The call history is being searched.",
            notDone: "The call history could not be searched."),
    ]
}
