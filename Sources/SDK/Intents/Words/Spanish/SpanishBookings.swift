// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let spanishBookings: [String: IntentWords] = [
        "INBookRestaurantReservationIntent": IntentWords(
            "Reservar una mesa",
            done: "La mesa se reservó.",
            doing: "La mesa se está reservando.",
            notDone: "No se pudo reservar la mesa.",
            confirmations: [
                "¿Reservar una mesa en ${restaurant} el ${bookingDateComponents} para ${partySize}?",
                "¿Reservar una mesa en ${restaurant} para ${partySize}?",
                "¿Reservar una mesa en ${restaurant}?",
                "¿Reservar la mesa?",
            ]),
        "INGetAvailableRestaurantReservationBookingDefaultsIntent": IntentWords(
            "Consultar los valores habituales de una reserva",
            done: "Estos son los valores habituales de la reserva.",
            doing: "Se están consultando los valores habituales de la reserva.",
            notDone: "No se pudieron consultar los valores habituales de la reserva."),
        "INGetAvailableRestaurantReservationBookingsIntent": IntentWords(
            "Buscar una mesa libre",
            done: "La búsqueda de mesas libres ha terminado.",
            doing: "Se está buscando una mesa libre.",
            notDone: "No se pudo buscar una mesa libre."),
        "INGetRestaurantGuestIntent": IntentWords(
            "Consultar los datos del cliente",
            done: "Estos son los datos del cliente.",
            doing: "Se están consultando los datos del cliente.",
            notDone: "No se pudieron consultar los datos del cliente."),
        "INGetUserCurrentRestaurantReservationBookingsIntent": IntentWords(
            "Consultar mis reservas de mesa",
            done: "Estas son tus reservas de mesa.",
            doing: "Se están consultando tus reservas de mesa.",
            notDone: "No se pudieron consultar tus reservas de mesa."),
        "INGetReservationDetailsIntent": IntentWords(
            "Consultar los detalles de una reserva",
            done: "Estos son los detalles de la reserva.",
            doing: "Se están consultando los detalles de la reserva.",
            notDone: "No se pudieron consultar los detalles de la reserva."),
    ]
}
