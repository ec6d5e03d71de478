// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INSaveProfileInCarIntentHandling {
    func handle(intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveProfileNumber(
        for intent: INSaveProfileInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(result("profileNumber", intent))
    }

    func resolveProfileName(
        for intent: INSaveProfileInCarIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(result("profileName", intent))
    }
}

extension EveryHandler: INSetAudioSourceInCarIntentHandling {
    func handle(
        intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void
    ) {
        completion(ready(intent))
    }

    func resolveAudioSource(
        for intent: INSetAudioSourceInCarIntent, with completion: @escaping (INCarAudioSourceResolutionResult) -> Void
    ) {
        completion(result("audioSource", intent))
    }

    func resolveRelativeAudioSourceReference(
        for intent: INSetAudioSourceInCarIntent,
        with completion: @escaping (INRelativeReferenceResolutionResult) -> Void
    ) {
        completion(result("relativeAudioSourceReference", intent))
    }
}

extension EveryHandler: INSetClimateSettingsInCarIntentHandling {
    func handle(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void
    ) {
        completion(ready(intent))
    }

    func resolveEnableFan(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("enableFan", intent))
    }

    func resolveEnableAirConditioner(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("enableAirConditioner", intent))
    }

    func resolveEnableClimateControl(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("enableClimateControl", intent))
    }

    func resolveEnableAutoMode(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("enableAutoMode", intent))
    }

    func resolveAirCirculationMode(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INCarAirCirculationModeResolutionResult) -> Void
    ) {
        completion(result("airCirculationMode", intent))
    }

    func resolveFanSpeedIndex(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(result("fanSpeedIndex", intent))
    }

    func resolveFanSpeedPercentage(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
    ) {
        completion(result("fanSpeedPercentage", intent))
    }

    func resolveRelativeFanSpeedSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INRelativeSettingResolutionResult) -> Void
    ) {
        completion(result("relativeFanSpeedSetting", intent))
    }

    func resolveTemperature(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INTemperatureResolutionResult) -> Void
    ) {
        completion(result("temperature", intent))
    }

    func resolveRelativeTemperatureSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INRelativeSettingResolutionResult) -> Void
    ) {
        completion(result("relativeTemperatureSetting", intent))
    }

    func resolveClimateZone(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INCarSeatResolutionResult) -> Void
    ) {
        completion(result("climateZone", intent))
    }

    func resolveCarName(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("carName", intent))
    }
}

extension EveryHandler: INSetDefrosterSettingsInCarIntentHandling {
    func handle(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) {
        completion(ready(intent))
    }

    func resolveEnable(
        for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("enable", intent))
    }

    func resolveDefroster(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping (INCarDefrosterResolutionResult) -> Void
    ) {
        completion(result("defroster", intent))
    }

    func resolveCarName(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("carName", intent))
    }
}

extension EveryHandler: INSetProfileInCarIntentHandling {
    func handle(intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveProfileNumber(
        for intent: INSetProfileInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(result("profileNumber", intent))
    }

    func resolveProfileName(
        for intent: INSetProfileInCarIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(result("profileName", intent))
    }

    func resolveCarName(
        for intent: INSetProfileInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("carName", intent))
    }

    func resolveDefaultProfile(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("defaultProfile", intent))
    }
}

extension EveryHandler: INSetSeatSettingsInCarIntentHandling {
    func handle(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void
    ) {
        completion(ready(intent))
    }

    func resolveEnableHeating(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("enableHeating", intent))
    }

    func resolveEnableCooling(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("enableCooling", intent))
    }

    func resolveEnableMassage(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("enableMassage", intent))
    }

    func resolveSeat(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INCarSeatResolutionResult) -> Void
    ) {
        completion(result("seat", intent))
    }

    func resolveLevel(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(result("level", intent))
    }

    func resolveRelativeLevelSetting(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INRelativeSettingResolutionResult) -> Void
    ) {
        completion(result("relativeLevelSetting", intent))
    }

    func resolveCarName(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("carName", intent))
    }
}
