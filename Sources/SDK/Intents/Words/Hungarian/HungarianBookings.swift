// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let hungarianBookings: [String: IntentWords] = [
        "INBookRestaurantReservationIntent": IntentWords(
            "Asztalfoglalás",
            done: "Az asztalt lefoglaltam.",
            doing: "Az asztalfoglalás folyamatban van.",
            notDone: "Az asztalt nem sikerült lefoglalni.",
            confirmations: [
                "Lefoglaljam az asztalt? Étterem: ${restaurant}. Mikor: ${bookingDateComponents}. Hány főre: ${partySize}.",
                "Lefoglaljam az asztalt? Étterem: ${restaurant}. Hány főre: ${partySize}.",
                "Lefoglaljam az asztalt? Étterem: ${restaurant}.",
                "Lefoglaljam az asztalt?",
            ]),
        "INGetAvailableRestaurantReservationBookingDefaultsIntent": IntentWords(
            "Szokásos foglalási adatok lekérdezése",
            done: "Megvannak a szokásos foglalási adatok.",
            doing: "A szokásos foglalási adatok lekérdezése folyamatban van.",
            notDone: "A szokásos foglalási adatokat nem sikerült lekérdezni."),
        "INGetAvailableRestaurantReservationBookingsIntent": IntentWords(
            "Szabad asztal keresése",
            done: "A szabad asztalok keresése befejeződött.",
            doing: "A szabad asztalok keresése folyamatban van.",
            notDone: "A szabad asztalok között nem sikerült keresni."),
        "INGetRestaurantGuestIntent": IntentWords(
            "Vendég adatainak lekérdezése",
            done: "Megvannak a vendég adatai.",
            doing: "A vendég adatainak lekérdezése folyamatban van.",
            notDone: "A vendég adatait nem sikerült lekérdezni."),
        "INGetUserCurrentRestaurantReservationBookingsIntent": IntentWords(
            "Asztalfoglalásaim",
            done: "Megvannak az asztalfoglalásaid.",
            doing: "Az asztalfoglalásaid lekérdezése folyamatban van.",
            notDone: "Az asztalfoglalásaidat nem sikerült lekérdezni."),
        "INGetReservationDetailsIntent": IntentWords(
            "Foglalás részletei",
            done: "Megvannak a foglalás részletei.",
            doing: "A foglalás részleteinek lekérdezése folyamatban van.",
            notDone: "A foglalás részleteit nem sikerült lekérdezni."),
    ]
}
