// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let englishBookings: [String: IntentWords] = [
        "INBookRestaurantReservationIntent": IntentWords(
            "Book a table",
            done: "The table was booked.",
            doing: "The table is being booked.",
            notDone: "The table could not be booked.",
            confirmations: [
                "Book a table at ${restaurant} on ${bookingDateComponents} for ${partySize}?",
                "Book a table at ${restaurant} for ${partySize}?",
                "Book a table at ${restaurant}?",
                "Book the table?",
            ]),
        "INGetAvailableRestaurantReservationBookingDefaultsIntent": IntentWords(
            "Get what a restaurant usually books",
            done: "What the restaurant usually books is known.",
            doing: "What the restaurant usually books is being looked up.",
            notDone: "What the restaurant usually books could not be found out."),
        "INGetAvailableRestaurantReservationBookingsIntent": IntentWords(
            "Find a free table",
            done: "The search for a free table is complete.",
            doing: "A free table is being searched for.",
            notDone: "Free tables could not be searched for."),
        "INGetRestaurantGuestIntent": IntentWords(
            "Get the guest of a booking",
            done: "The guest of the booking is known.",
            doing: "The guest of the booking is being looked up.",
            notDone: "The guest of the booking could not be found out."),
        "INGetUserCurrentRestaurantReservationBookingsIntent": IntentWords(
            "List table bookings",
            done: "Your table bookings were found.",
            doing: "Your table bookings are being looked up.",
            notDone: "Your table bookings could not be listed."),
        "INGetReservationDetailsIntent": IntentWords(
            "Get the details of a reservation",
            done: "The details of the reservation are known.",
            doing: "The details of the reservation are being looked up.",
            notDone: "The details of the reservation could not be found out."),
    ]
}
