// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let russianRides: [String: IntentWords] = [
        "INRequestRideIntent": IntentWords(
            "Заказать поездку",
            done: "Поездка заказана.",
            doing: "Поездка заказывается.",
            notDone: "Не удалось заказать поездку.",
            confirmations: [
                "Заказать поездку? Откуда: ${pickupLocation}. Куда: ${dropOffLocation}. Тариф: ${rideOptionName}.",
                "Заказать поездку? Откуда: ${pickupLocation}. Куда: ${dropOffLocation}.",
                "Заказать поездку? Куда: ${dropOffLocation}.",
                "Заказать поездку? Откуда: ${pickupLocation}.",
                "Заказать поездку?",
            ]),
        "INCancelRideIntent": IntentWords(
            "Отменить поездку",
            done: "Поездка отменена.",
            doing: "Поездка отменяется.",
            notDone: "Не удалось отменить поездку.",
            confirmations: [
                "Отменить поездку?"
            ]),
        "INGetRideStatusIntent": IntentWords(
            "Узнать состояние поездки",
            done: "Состояние поездки получено.",
            doing: "Состояние поездки запрашивается.",
            notDone: "Не удалось узнать состояние поездки."),
        "INListRideOptionsIntent": IntentWords(
            "Показать доступные поездки",
            done: "Доступные поездки найдены.",
            doing: "Идёт поиск доступных поездок.",
            notDone: "Не удалось найти доступные поездки."),
        "INSendRideFeedbackIntent": IntentWords(
            "Оценить поездку",
            done: "Оценка отправлена.",
            doing: "Оценка отправляется.",
            notDone: "Не удалось отправить оценку."),
    ]
}
