// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INActivateCarSignalIntentHandling {
    func handle(intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveCarName(
        for intent: INActivateCarSignalIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("carName", intent))
    }

    func resolveSignals(
        for intent: INActivateCarSignalIntent, with completion: @escaping (INCarSignalOptionsResolutionResult) -> Void
    ) {
        completion(result("signals", intent))
    }
}

extension EveryHandler: INGetCarLockStatusIntentHandling {
    func handle(intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveCarName(
        for intent: INGetCarLockStatusIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("carName", intent))
    }
}

extension EveryHandler: INGetCarPowerLevelStatusIntentHandling {
    func handle(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) {
        completion(ready(intent))
    }

    func resolveCarName(
        for intent: INGetCarPowerLevelStatusIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("carName", intent))
    }
}

extension EveryHandler: INListCarsIntentHandling {
    func handle(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void) {
        completion(ready(intent))
    }
}

extension EveryHandler: INSetCarLockStatusIntentHandling {
    func handle(intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveLocked(
        for intent: INSetCarLockStatusIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("locked", intent))
    }

    func resolveCarName(
        for intent: INSetCarLockStatusIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("carName", intent))
    }
}
