// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let russianBookings: [String: IntentWords] = [
        "INBookRestaurantReservationIntent": IntentWords(
            "Забронировать столик",
            done: "Столик забронирован.",
            doing: "Столик бронируется.",
            notDone: "Не удалось забронировать столик.",
            confirmations: [
                "Забронировать столик? Ресторан: ${restaurant}. Когда: ${bookingDateComponents}. Гостей: ${partySize}.",
                "Забронировать столик? Ресторан: ${restaurant}. Гостей: ${partySize}.",
                "Забронировать столик? Ресторан: ${restaurant}.",
                "Забронировать столик?",
            ]),
        "INGetAvailableRestaurantReservationBookingDefaultsIntent": IntentWords(
            "Узнать обычные условия брони",
            done: "Обычные условия брони получены.",
            doing: "Обычные условия брони запрашиваются.",
            notDone: "Не удалось узнать обычные условия брони."),
        "INGetAvailableRestaurantReservationBookingsIntent": IntentWords(
            "Найти свободный столик",
            done: "Поиск свободных столиков завершён.",
            doing: "Идёт поиск свободных столиков.",
            notDone: "Не удалось найти свободные столики."),
        "INGetRestaurantGuestIntent": IntentWords(
            "Узнать данные гостя",
            done: "Данные гостя получены.",
            doing: "Данные гостя запрашиваются.",
            notDone: "Не удалось узнать данные гостя."),
        "INGetUserCurrentRestaurantReservationBookingsIntent": IntentWords(
            "Показать мои брони столиков",
            done: "Ваши брони столиков найдены.",
            doing: "Идёт поиск ваших броней столиков.",
            notDone: "Не удалось найти ваши брони столиков."),
        "INGetReservationDetailsIntent": IntentWords(
            "Узнать подробности брони",
            done: "Подробности брони получены.",
            doing: "Подробности брони запрашиваются.",
            notDone: "Не удалось узнать подробности брони."),
    ]
}
