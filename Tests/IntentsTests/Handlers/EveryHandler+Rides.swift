// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INCancelRideIntentHandling {
    func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
        completion(ready(intent))
    }
}

extension EveryHandler: INGetRideStatusIntentHandling {
    func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)
    {}
    func stopSendingUpdates(for intent: INGetRideStatusIntent) {}
    func confirm(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
        completion(ready(intent))
    }
}

extension EveryHandler: INListRideOptionsIntentHandling {
    func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolvePickupLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(result("pickupLocation", intent))
    }

    func resolveDropOffLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(result("dropOffLocation", intent))
    }
}

extension EveryHandler: INRequestRideIntentHandling {
    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolvePickupLocation(
        for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(result("pickupLocation", intent))
    }

    func resolveDropOffLocation(
        for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(result("dropOffLocation", intent))
    }

    func resolveRideOptionName(
        for intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("rideOptionName", intent))
    }

    func resolvePartySize(
        for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(result("partySize", intent))
    }

    func resolveScheduledPickupTime(
        for intent: INRequestRideIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(result("scheduledPickupTime", intent))
    }
}

extension EveryHandler: INSendRideFeedbackIntentHandling {
    func handle(
        sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
        completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
    ) {
        answer(sendRideFeedbackintent, completion)
    }

    func confirm(
        sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent,
        completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
    ) {
        completion(ready(sendRideFeedbackIntent))
    }
}
