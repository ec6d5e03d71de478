// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INAnswerCallIntentHandling {
    func handle(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void) {
        completion(ready(intent))
    }
}

extension EveryHandler: INHangUpCallIntentHandling {
    func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
        completion(ready(intent))
    }
}

extension EveryHandler: INSearchCallHistoryIntentHandling {
    func handle(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveCallType(
        for intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeResolutionResult) -> Void
    ) {
        completion(result("callType", intent))
    }

    func resolveDateCreated(
        for intent: INSearchCallHistoryIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(result("dateCreated", intent))
    }

    func resolveRecipient(
        for intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void
    ) {
        completion(result("recipient", intent))
    }

    func resolveCallTypes(
        for intent: INSearchCallHistoryIntent,
        with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void
    ) {
        completion(result("callTypes", intent))
    }

    func resolveUnseen(
        for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("unseen", intent))
    }
}

extension EveryHandler: INStartAudioCallIntentHandling {
    func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveDestinationType(
        for intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
    ) {
        completion(result("destinationType", intent))
    }

    func resolveContacts(
        for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion(results("contacts", intent))
    }
}

extension EveryHandler: INStartCallIntentHandling {
    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveCallRecordToCallBack(
        for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void
    ) {
        completion(result("callRecordToCallBack", intent))
    }

    func resolveDestinationType(
        for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
    ) {
        completion(result("destinationType", intent))
    }

    func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
    ) {
        completion(results("contacts", intent))
    }

    func resolveCallCapability(
        for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
    ) {
        completion(result("callCapability", intent))
    }
}

extension EveryHandler: INStartVideoCallIntentHandling {
    func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveContacts(
        for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion(results("contacts", intent))
    }
}
