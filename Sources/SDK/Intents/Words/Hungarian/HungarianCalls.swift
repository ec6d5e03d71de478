// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let hungarianCalls: [String: IntentWords] = [
        "INStartCallIntent": IntentWords(
            "Hívás indítása",
            done: "A hívás elindult.",
            doing: "A hívás indítása folyamatban van.",
            notDone: "A hívást nem sikerült elindítani."),
        "INStartAudioCallIntent": IntentWords(
            "Hanghívás indítása",
            done: "A hanghívás elindult.",
            doing: "A hanghívás indítása folyamatban van.",
            notDone: "A hanghívást nem sikerült elindítani."),
        "INStartVideoCallIntent": IntentWords(
            "Videóhívás indítása",
            done: "A videóhívás elindult.",
            doing: "A videóhívás indítása folyamatban van.",
            notDone: "A videóhívást nem sikerült elindítani."),
        "INAnswerCallIntent": IntentWords(
            "Hívás fogadása",
            done: "A hívást fogadtam.",
            doing: "A hívás fogadása folyamatban van.",
            notDone: "A hívást nem sikerült fogadni."),
        "INHangUpCallIntent": IntentWords(
            "Hívás befejezése",
            done: "A hívás véget ért.",
            doing: "A hívás befejezése folyamatban van.",
            notDone: "A hívást nem sikerült befejezni."),
        "INSearchCallHistoryIntent": IntentWords(
            "Keresés a hívásnaplóban",
            done: "A keresés a hívásnaplóban befejeződött.",
            doing: "A keresés a hívásnaplóban folyamatban van.",
            notDone: "A hívásnaplóban nem sikerült keresni."),
    ]
}
