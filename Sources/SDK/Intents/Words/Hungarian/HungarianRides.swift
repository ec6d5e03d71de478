// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let hungarianRides: [String: IntentWords] = [
        "INRequestRideIntent": IntentWords(
            "Fuvar rendelése",
            done: "A fuvart megrendeltem.",
            doing: "A fuvar rendelése folyamatban van.",
            notDone: "A fuvart nem sikerült megrendelni.",
            confirmations: [
                "Rendeljek fuvart? Honnan: ${pickupLocation}. Hová: ${dropOffLocation}. Típus: ${rideOptionName}.",
                "Rendeljek fuvart? Honnan: ${pickupLocation}. Hová: ${dropOffLocation}.",
                "Rendeljek fuvart? Hová: ${dropOffLocation}.",
                "Rendeljek fuvart? Honnan: ${pickupLocation}.",
                "Megrendeljem a fuvart?",
            ]),
        "INCancelRideIntent": IntentWords(
            "Fuvar lemondása",
            done: "A fuvart lemondtam.",
            doing: "A fuvar lemondása folyamatban van.",
            notDone: "A fuvart nem sikerült lemondani.",
            confirmations: [
                "Lemondjam a fuvart?"
            ]),
        "INGetRideStatusIntent": IntentWords(
            "Fuvar állapotának lekérdezése",
            done: "Megvan a fuvar állapota.",
            doing: "A fuvar állapotának lekérdezése folyamatban van.",
            notDone: "A fuvar állapotát nem sikerült lekérdezni."),
        "INListRideOptionsIntent": IntentWords(
            "Elérhető fuvarok",
            done: "Megvannak az elérhető fuvarok.",
            doing: "Az elérhető fuvarok keresése folyamatban van.",
            notDone: "Az elérhető fuvarokat nem sikerült lekérdezni."),
        "INSendRideFeedbackIntent": IntentWords(
            "Fuvar értékelése",
            done: "Az értékelést elküldtem.",
            doing: "Az értékelés küldése folyamatban van.",
            notDone: "Az értékelést nem sikerült elküldeni."),
    ]
}
