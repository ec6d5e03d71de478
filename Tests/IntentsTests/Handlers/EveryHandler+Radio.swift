// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INSetRadioStationIntentHandling {
    func handle(intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveRadioType(
        for intent: INSetRadioStationIntent, with completion: @escaping (INRadioTypeResolutionResult) -> Void
    ) {
        completion(result("radioType", intent))
    }

    func resolveFrequency(
        for intent: INSetRadioStationIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
    ) {
        completion(result("frequency", intent))
    }

    func resolveStationName(
        for intent: INSetRadioStationIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(result("stationName", intent))
    }

    func resolveChannel(
        for intent: INSetRadioStationIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(result("channel", intent))
    }

    func resolvePresetNumber(
        for intent: INSetRadioStationIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(result("presetNumber", intent))
    }
}
