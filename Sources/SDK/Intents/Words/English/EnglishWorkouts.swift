// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let englishWorkouts: [String: IntentWords] = [
        "INStartWorkoutIntent": IntentWords(
            "Start a workout",
            done: "The workout was started.",
            doing: "The workout is being started.",
            notDone: "The workout could not be started."),
        "INPauseWorkoutIntent": IntentWords(
            "Pause a workout",
            done: "The workout was paused.",
            doing: "The workout is being paused.",
            notDone: "The workout could not be paused."),
        "INResumeWorkoutIntent": IntentWords(
            "Resume a workout",
            done: "The workout goes on.",
            doing: "The workout is being resumed.",
            notDone: "The workout could not be resumed."),
        "INEndWorkoutIntent": IntentWords(
            "End a workout",
            done: "The workout was ended.",
            doing: "The workout is being ended.",
            notDone: "The workout could not be ended."),
        "INCancelWorkoutIntent": IntentWords(
            "Cancel a workout",
            done: "The workout was cancelled.",
            doing: "The workout is being cancelled.",
            notDone: "The workout could not be cancelled."),
    ]
}
