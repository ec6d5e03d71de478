// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let spanishRides: [String: IntentWords] = [
        "INRequestRideIntent": IntentWords(
            "Pedir un viaje",
            done: "El viaje se pidió.",
            doing: "El viaje se está pidiendo.",
            notDone: "No se pudo pedir el viaje.",
            confirmations: [
                "¿Pedir un viaje de ${pickupLocation} a ${dropOffLocation} con ${rideOptionName}?",
                "¿Pedir un viaje de ${pickupLocation} a ${dropOffLocation}?",
                "¿Pedir un viaje a ${dropOffLocation}?",
                "¿Pedir un viaje desde ${pickupLocation}?",
                "¿Pedir el viaje?",
            ]),
        "INCancelRideIntent": IntentWords(
            "Cancelar un viaje",
            done: "El viaje se canceló.",
            doing: "El viaje se está cancelando.",
            notDone: "No se pudo cancelar el viaje.",
            confirmations: [
                "¿Cancelar el viaje?"
            ]),
        "INGetRideStatusIntent": IntentWords(
            "Consultar el estado de un viaje",
            done: "Aquí está el estado del viaje.",
            doing: "Se está consultando el estado del viaje.",
            notDone: "No se pudo consultar el estado del viaje."),
        "INListRideOptionsIntent": IntentWords(
            "Consultar viajes disponibles",
            done: "Estos son los viajes disponibles.",
            doing: "Se están consultando los viajes disponibles.",
            notDone: "No se pudieron consultar los viajes disponibles."),
        "INSendRideFeedbackIntent": IntentWords(
            "Valorar un viaje",
            done: "La valoración se envió.",
            doing: "La valoración se está enviando.",
            notDone: "No se pudo enviar la valoración."),
    ]
}
