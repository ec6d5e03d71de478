// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let hungarianWorkouts: [String: IntentWords] = [
        "INStartWorkoutIntent": IntentWords(
            "Edzés indítása",
            done: "Az edzés elindult.",
            doing: "Az edzés indítása folyamatban van.",
            notDone: "Az edzést nem sikerült elindítani."),
        "INPauseWorkoutIntent": IntentWords(
            "Edzés szüneteltetése",
            done: "Az edzés szünetel.",
            doing: "Az edzés szüneteltetése folyamatban van.",
            notDone: "Az edzést nem sikerült szüneteltetni."),
        "INResumeWorkoutIntent": IntentWords(
            "Edzés folytatása",
            done: "Az edzés folytatódik.",
            doing: "Az edzés újraindítása folyamatban van.",
            notDone: "Az edzést nem sikerült folytatni."),
        "INEndWorkoutIntent": IntentWords(
            "Edzés befejezése",
            done: "Az edzés véget ért.",
            doing: "Az edzés befejezése folyamatban van.",
            notDone: "Az edzést nem sikerült befejezni."),
        "INCancelWorkoutIntent": IntentWords(
            "Edzés elvetése",
            done: "Az edzést elvetettem.",
            doing: "Az edzés elvetése folyamatban van.",
            notDone: "Az edzést nem sikerült elvetni."),
    ]
}
