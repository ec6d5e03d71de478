// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let hungarianMedia: [String: IntentWords] = [
        "INPlayMediaIntent": IntentWords(
            "Lejátszás",
            done: "A lejátszás elindult.",
            doing: "A lejátszás indítása folyamatban van.",
            notDone: "A lejátszás nem sikerült."),
        "INAddMediaIntent": IntentWords(
            "Médiatartalom hozzáadása",
            done: "A hozzáadás megtörtént.",
            doing: "A hozzáadás folyamatban van.",
            notDone: "A hozzáadás nem sikerült."),
        "INSearchForMediaIntent": IntentWords(
            "Médiatartalom keresése",
            done: "A keresés befejeződött.",
            doing: "A keresés folyamatban van.",
            notDone: "A médiatartalmak között nem sikerült keresni."),
        "INUpdateMediaAffinityIntent": IntentWords(
            "Tetszés jelzése",
            done: "A véleményedet megjegyeztem.",
            doing: "A véleményed mentése folyamatban van.",
            notDone: "A véleményedet nem sikerült menteni."),
        "INShareFocusStatusIntent": IntentWords(
            "Fókusz megosztása",
            done: "A fókusz állapotát megosztottam.",
            doing: "A fókusz megosztása folyamatban van.",
            notDone: "A fókusz állapotát nem sikerült megosztani."),
        "INGetVisualCodeIntent": IntentWords(
            "Kód megjelenítése",
            done: "A kód elkészült.",
            doing: "A kód készül.",
            notDone: "A kódot nem sikerült megjeleníteni."),
    ]
}
