// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let englishCars: [String: IntentWords] = [
        "INActivateCarSignalIntent": IntentWords(
            "Signal with the car",
            done: "The car gave its signal.",
            doing: "The car is signalling.",
            notDone: "The car could not signal."),
        "INGetCarLockStatusIntent": IntentWords(
            "Ask whether the car is locked",
            done: "The state of the locks is known.",
            doing: "The locks are being looked at.",
            notDone: "The state of the locks could not be found out."),
        "INGetCarPowerLevelStatusIntent": IntentWords(
            "Get the car’s range",
            done: "The car’s range is known.",
            doing: "The car’s range is being looked up.",
            notDone: "The car’s range could not be found out."),
        "INListCarsIntent": IntentWords(
            "List cars",
            done: "The cars were found.",
            doing: "The cars are being looked up.",
            notDone: "The cars could not be listed."),
        "INSetCarLockStatusIntent": IntentWords(
            "Lock or unlock the car",
            done: "The locks were set.",
            doing: "The locks are being set.",
            notDone: "The locks could not be set."),
        "INSaveProfileInCarIntent": IntentWords(
            "Save a profile in the car",
            done: "The profile was saved.",
            doing: "The profile is being saved.",
            notDone: "The profile could not be saved."),
        "INSetProfileInCarIntent": IntentWords(
            "Choose a profile in the car",
            done: "The profile was chosen.",
            doing: "The profile is being chosen.",
            notDone: "The profile could not be chosen."),
        "INSetAudioSourceInCarIntent": IntentWords(
            "Choose the audio source in the car",
            done: "The audio source was chosen.",
            doing: "The audio source is being chosen.",
            notDone: "The audio source could not be chosen."),
        "INSetClimateSettingsInCarIntent": IntentWords(
            "Set the climate in the car",
            done: "The climate was set.",
            doing: "The climate is being set.",
            notDone: "The climate could not be set."),
        "INSetDefrosterSettingsInCarIntent": IntentWords(
            "Set the defroster in the car",
            done: "The defroster was set.",
            doing: "The defroster is being set.",
            notDone: "The defroster could not be set."),
        "INSetSeatSettingsInCarIntent": IntentWords(
            "Set a seat in the car",
            done: "The seat was set.",
            doing: "The seat is being set.",
            notDone: "The seat could not be set."),
        "INSetRadioStationIntent": IntentWords(
            "Choose a radio station",
            done: "The station was chosen.",
            doing: "The station is being chosen.",
            notDone: "The station could not be chosen."),
    ]
}
