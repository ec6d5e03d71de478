// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INCancelWorkoutIntentHandling {
    func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveWorkoutName(
        for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("workoutName", intent))
    }
}

extension EveryHandler: INEndWorkoutIntentHandling {
    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveWorkoutName(
        for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("workoutName", intent))
    }
}

extension EveryHandler: INPauseWorkoutIntentHandling {
    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveWorkoutName(
        for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("workoutName", intent))
    }
}

extension EveryHandler: INResumeWorkoutIntentHandling {
    func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveWorkoutName(
        for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("workoutName", intent))
    }
}

extension EveryHandler: INStartWorkoutIntentHandling {
    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveWorkoutName(
        for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("workoutName", intent))
    }

    func resolveGoalValue(
        for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
    ) {
        completion(result("goalValue", intent))
    }

    func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void
    ) {
        completion(result("workoutGoalUnitType", intent))
    }

    func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void
    ) {
        completion(result("workoutLocationType", intent))
    }

    func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("isOpenEnded", intent))
    }
}
