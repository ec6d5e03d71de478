// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let hungarianCars: [String: IntentWords] = [
        "INActivateCarSignalIntent": IntentWords(
            "Jelzés az autóval",
            done: "Az autó jelzett.",
            doing: "A jelzés folyamatban van.",
            notDone: "Az autó nem tudott jelezni."),
        "INGetCarLockStatusIntent": IntentWords(
            "Zárva van-e az autó",
            done: "Megvan a zárak állapota.",
            doing: "A zárak állapotának lekérdezése folyamatban van.",
            notDone: "A zárak állapotát nem sikerült lekérdezni."),
        "INGetCarPowerLevelStatusIntent": IntentWords(
            "Autó hatótávolsága",
            done: "Megvan az autó hatótávolsága.",
            doing: "A hatótávolság lekérdezése folyamatban van.",
            notDone: "A hatótávolságot nem sikerült lekérdezni."),
        "INListCarsIntent": IntentWords(
            "Autók listája",
            done: "Megvannak az autók.",
            doing: "Az autók lekérdezése folyamatban van.",
            notDone: "Az autókat nem sikerült lekérdezni."),
        "INSetCarLockStatusIntent": IntentWords(
            "Autó zárása vagy nyitása",
            done: "A zárak átálltak.",
            doing: "A zárak átállítása folyamatban van.",
            notDone: "A zárakat nem sikerült átállítani."),
        "INSaveProfileInCarIntent": IntentWords(
            "Profil mentése az autóban",
            done: "A profilt elmentettem.",
            doing: "A profil mentése folyamatban van.",
            notDone: "A profilt nem sikerült menteni."),
        "INSetProfileInCarIntent": IntentWords(
            "Profil választása az autóban",
            done: "A profil be van állítva.",
            doing: "A profil beállítása folyamatban van.",
            notDone: "A profilt nem sikerült beállítani."),
        "INSetAudioSourceInCarIntent": IntentWords(
            "Hangforrás választása az autóban",
            done: "A hangforrás be van állítva.",
            doing: "A hangforrás beállítása folyamatban van.",
            notDone: "A hangforrást nem sikerült beállítani."),
        "INSetClimateSettingsInCarIntent": IntentWords(
            "Autó klímájának beállítása",
            done: "A klíma be van állítva.",
            doing: "A klíma beállítása folyamatban van.",
            notDone: "A klímát nem sikerült beállítani."),
        "INSetDefrosterSettingsInCarIntent": IntentWords(
            "Autó páramentesítőjének beállítása",
            done: "A páramentesítő be van állítva.",
            doing: "A páramentesítő beállítása folyamatban van.",
            notDone: "A páramentesítőt nem sikerült beállítani."),
        "INSetSeatSettingsInCarIntent": IntentWords(
            "Autó ülésének beállítása",
            done: "Az ülés be van állítva.",
            doing: "Az ülés beállítása folyamatban van.",
            notDone: "Az ülést nem sikerült beállítani."),
        "INSetRadioStationIntent": IntentWords(
            "Rádióadó választása",
            done: "A rádióadó be van állítva.",
            doing: "A rádióadó beállítása folyamatban van.",
            notDone: "A rádióadót nem sikerült beállítani."),
    ]
}
