// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INBookRestaurantReservationIntentHandling {
    func handle(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
    ) {
        completion(ready(intent))
    }

    func resolveRestaurant(
        for intent: INBookRestaurantReservationIntent, completion: @escaping (INRestaurantResolutionResult) -> Void
    ) {
        completion(result("restaurant", intent))
    }

    func resolveBookingDateComponents(
        for intent: INBookRestaurantReservationIntent, completion: @escaping (INDateComponentsResolutionResult) -> Void
    ) {
        completion(result("bookingDateComponents", intent))
    }

    func resolvePartySize(
        for intent: INBookRestaurantReservationIntent, completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(result("partySize", intent))
    }

    func resolveGuest(
        for intent: INBookRestaurantReservationIntent, completion: @escaping (INRestaurantGuestResolutionResult) -> Void
    ) {
        completion(result("guest", intent))
    }

    func resolveGuestProvidedSpecialRequestText(
        for intent: INBookRestaurantReservationIntent, completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(result("guestProvidedSpecialRequestText", intent))
    }
}

extension EveryHandler: INGetAvailableRestaurantReservationBookingDefaultsIntentHandling {
    func handle(
        getAvailableRestaurantReservationBookingDefaults intent:
            INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        getAvailableRestaurantReservationBookingDefaults intent:
            INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
    ) {
        completion(ready(intent))
    }

    func resolveRestaurant(
        for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping (INRestaurantResolutionResult) -> Void
    ) {
        completion(result("restaurant", intent))
    }
}

extension EveryHandler: INGetAvailableRestaurantReservationBookingsIntentHandling {
    func handle(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
    ) {
        completion(ready(intent))
    }

    func resolveRestaurant(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping (INRestaurantResolutionResult) -> Void
    ) {
        completion(result("restaurant", intent))
    }

    func resolvePartySize(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(result("partySize", intent))
    }

    func resolvePreferredBookingDateComponents(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping (INDateComponentsResolutionResult) -> Void
    ) {
        completion(result("preferredBookingDateComponents", intent))
    }
}

extension EveryHandler: INGetRestaurantGuestIntentHandling {
    func handle(
        getRestaurantGuest intent: INGetRestaurantGuestIntent,
        completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        getRestaurantGuest guestIntent: INGetRestaurantGuestIntent,
        completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void
    ) {
        completion(ready(guestIntent))
    }
}

extension EveryHandler: INGetUserCurrentRestaurantReservationBookingsIntentHandling {
    func handle(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
    ) {
        completion(ready(intent))
    }

    func resolveRestaurant(
        for intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping (INRestaurantResolutionResult) -> Void
    ) {
        completion(result("restaurant", intent))
    }
}
