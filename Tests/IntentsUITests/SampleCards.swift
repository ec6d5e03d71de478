// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import BeckonSchema
import Foundation
import Intents
import Testing

/// A request with what came of it, for looking at its card.
struct SampleCard: CustomTestStringConvertible, Sendable {
    let name: String
    let language: String
    /// What the card must say.
    let words: [String]
    private let make: @Sendable () -> (INIntent, INIntentResponse?, RequestCards.Moment)

    var testDescription: String { "\(name) (\(language))" }

    init(
        _ name: String, _ language: String = "en", says words: [String],
        _ make: @escaping @Sendable () -> (INIntent, INIntentResponse?, RequestCards.Moment)
    ) {
        self.name = name
        self.language = language
        self.words = words
        self.make = make
    }

    var context: LocalizationContext {
        let locales = ["en": "en_US", "es": "es_ES", "hu": "hu_HU", "ru": "ru_RU"]
        return LocalizationContext(
            languages: [language], localeIdentifier: locales[language] ?? "en_US", timeZoneIdentifier: "UTC")
    }

    var node: SnippetNode? {
        Localization.$current.withValue(context) {
            let (intent, response, moment) = make()
            return StandardCard.card(for: intent, response, at: moment)
        }
    }

    static let all = messages + calls + rides + payments + notebook + photos + workouts + reservations + plain
}

private func person(_ name: String, _ handle: String? = nil) -> INPerson {
    let person = INPerson(_values: ["displayName": name])
    person._values["personHandle"] = handle.map { INPersonHandle(value: $0, type: .unknown) }
    return person
}

private func place(_ name: String) -> CLPlacemark { CLPlacemark(location: nil, name: name) }

private func spoken(_ phrase: String) -> INSpeakableString { INSpeakableString(spokenPhrase: phrase) }

private func money(_ amount: String, _ code: String) -> INCurrencyAmount {
    INCurrencyAmount(amount: NSDecimalNumber(string: amount), currencyCode: code)
}

private func day(_ month: Int, _ day: Int, _ hour: Int? = nil, _ minute: Int = 0) -> DateComponents {
    DateComponents(year: 2030, month: month, day: day, hour: hour, minute: hour == nil ? nil : minute)
}

private func date(_ month: Int, _ number: Int, _ hour: Int, _ minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar.date(from: day(month, number, hour, minute)) ?? .distantPast
}

extension SampleCard {
    private static func message(_ to: [INPerson], _ content: String) -> INSendMessageIntent {
        INSendMessageIntent(
            recipients: to, outgoingMessageType: .outgoingMessageText, content: content, speakableGroupName: nil,
            conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
    }

    static let messages = [
        SampleCard("message", says: ["Send Message", "To", "Alexei Petrov", "See you at nine"]) {
            (message([person("Alexei Petrov", "+7 900 2222222")], "See you at nine"), nil, .confirmation)
        },
        SampleCard("message-long", "ru", says: ["Отправка сообщения", "Кому"]) {
            let people = [
                person("Константин Константинович Константинопольский-Преображенский"), person("Надежда Орлова"),
                person("Алексей Смирнов"),
            ]
            let text =
                "Привет! Встречаемся завтра в девять утра у главного входа, возьмите с собой билеты, паспорта и хорошее "
                + "настроение. Если опоздаете, звоните мне сразу, поезд ждать не будет."
            return (message(people, text), nil, .confirmation)
        },
        SampleCard(
            "messages-found", "hu", says: ["Üzenetek keresése", "Nadia Orlova · 2030. máj. 2. 9:12", "Itt vagyok."]
        ) {
            let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
            response.messages = ["Itt vagyok.", "Merre jársz? Már tíz perce várok a bejáratnál, és kezd hideg lenni."]
                .map {
                    INMessage(_values: ["content": $0, "sender": person("Nadia Orlova"), "dateSent": date(5, 2, 9, 12)])
                }
            return (INSearchForMessagesIntent(_values: [:]), response, .result)
        },
        SampleCard("messages-none", "es", says: ["Buscar mensajes", "No se encontró nada."]) {
            let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
            response.messages = []
            return (INSearchForMessagesIntent(_values: ["searchTerms": ["billetes"]]), response, .result)
        },
    ]

    static let calls = [
        SampleCard("call", says: ["Start Call", "Nadia Orlova", "nadia@example.org · Audio call"]) {
            (
                INStartCallIntent(_values: ["contacts": [person("Nadia Orlova", "nadia@example.org")]]), nil,
                .confirmation
            )
        },
        SampleCard("call-history", "ru", says: ["Журнал звонков", "Надежда Орлова", "Неизвестный"]) {
            let response = INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
            response.callRecords = [
                INCallRecord(
                    _values: [
                        "caller": person("Надежда Орлова"), "dateCreated": date(5, 2, 9, 12),
                        "callRecordType": INCallRecordType.missed,
                    ]), INCallRecord(_values: ["dateCreated": date(5, 1, 18)]),
            ]
            return (INSearchCallHistoryIntent(_values: [:]), response, .result)
        },
    ]

    static let rides = [
        SampleCard("ride-asked", "es", says: ["Pedir viaje", "Recogida", "Aeropuerto de Barajas, terminal 4", "4"]) {
            let intent = INRequestRideIntent(
                pickupLocation: place("Aeropuerto de Barajas, terminal 4"),
                dropOffLocation: place("Calle de Alcalá 42"),
                rideOptionName: spoken("Furgoneta"), partySize: 4, paymentMethod: nil)
            return (intent, nil, .confirmation)
        },
        SampleCard(
            "ride",
            says: [
                "Request Ride", "On its way", "Kossuth tér 1", "Ferihegy", "$12.00 – $15.50", "Price", "Eszter ★ 4.9",
            ]
        ) {
            let status = INRideStatus()
            status.phase = .approachingPickup
            status.pickupLocation = place("Kossuth tér 1")
            status.dropOffLocation = place("Ferihegy")
            status.estimatedPickupDate = date(5, 2, 9, 12)
            status.estimatedDropOffDate = date(5, 2, 9, 55)
            let option = INRideOption(name: "Comfort", estimatedPickupDate: date(5, 2, 9, 12))
            option.priceRange = INPriceRange(
                firstPrice: NSDecimalNumber(string: "12"), secondPrice: NSDecimalNumber(string: "15.5"),
                currencyCode: "USD")
            status.rideOption = option
            status.driver = INRideDriver(_values: ["displayName": "Eszter", "rating": "4.9"])
            status.vehicle = INRideVehicle(_values: [
                "manufacturer": "Škoda", "model": "Octavia", "registrationPlate": "AB 123",
            ])
            let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
            response.rideStatus = status
            return (INRequestRideIntent(_values: ["partySize": 2]), response, .result)
        },
    ]

    static let payments = [
        SampleCard("payment", "hu", says: ["Pénzküldés", "Címzett", "Nadia Orlova", "“vacsora”"]) {
            (
                INSendPaymentIntent(
                    _values: [
                        "payee": person("Nadia Orlova"), "currencyAmount": money("12500", "HUF"), "note": "vacsora",
                    ]), nil, .confirmation
            )
        },
        SampleCard("payment-done", says: ["Send Payment", "€12.50", "Paid", "Fee", "€0.30"]) {
            let record = INPaymentRecord(
                payee: person("Nadia Orlova"), payer: nil, currencyAmount: money("12.5", "EUR"),
                paymentMethod: INPaymentMethod(type: .debit, name: "Bank card", identificationHint: "1234", icon: nil),
                note: "Dinner", status: .completed)
            record?._values["feeAmount"] = money("0.3", "EUR")
            let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
            response.paymentRecord = record
            return (INSendPaymentIntent(_values: [:]), response, .result)
        },
        SampleCard("bill", "ru", says: ["Оплата счёта", "Кому", "Городские электросети"]) {
            let payee = INBillPayee(_values: ["nickname": spoken("Городские электросети")])
            let amount = INPaymentAmount(_values: ["amount": money("3450.20", "RUB")])
            let due = INDateComponentsRange(start: day(5, 10), end: nil)
            return (
                INPayBillIntent(_values: ["billPayee": payee, "transactionAmount": amount, "dueDate": due]), nil,
                .confirmation
            )
        },
    ]

    static let notebook = [
        SampleCard("tasks", says: ["Add Tasks", "Groceries", "Milk", "and 3 more", "On arrival", "Market hall"]) {
            let titles = [
                "Milk", "Bread", "A very long thing to buy that hardly anybody would say in one breath, but some do",
                "Tea", "Salt", "Rice", "Soap",
            ]
            let trigger = INSpatialEventTrigger(_values: [
                "placemark": place("Market hall"), "event": INSpatialEvent.arrive,
            ])
            return (
                INAddTasksIntent(
                    _values: [
                        "targetTaskList": INTaskList(_values: ["title": spoken("Groceries")]),
                        "taskTitles": titles.map(spoken), "spatialEventTrigger": trigger,
                    ]), nil, .confirmation
            )
        },
        SampleCard("note", "hu", says: ["Jegyzet létrehozása", "Ötletek", "Mappa", "Munka"]) {
            let note = INNote(
                _values: [
                    "title": spoken("Ötletek"), "groupName": spoken("Munka"),
                    "contents": [INTextNoteContent(_values: ["text": "Árvíztűrő tükörfúrógép.\nMásodik sor."])],
                ])
            let response = INCreateNoteIntentResponse(code: .success, userActivity: nil)
            response.createdNote = note
            return (INCreateNoteIntent(_values: [:]), response, .result)
        },
        SampleCard("task-done", "es", says: ["Cambiar tarea", "Comprar pan"]) {
            let task = INTask(_values: ["title": spoken("Comprar pan")])
            return (
                INSetTaskAttributeIntent(_values: ["targetTask": task, "status": INTaskStatus.completed]), nil, .result
            )
        },
    ]

    private static func photoSearch(_ count: Int) -> (INIntent, INIntentResponse?, RequestCards.Moment) {
        let response = INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: nil)
        response._values["searchResultsCount"] = count
        let intent = INSearchForPhotosIntent(
            _values: [
                "searchTerms": ["beach", "sunset"], "locationCreated": place("Mallorca"),
                "dateCreated": INDateComponentsRange(start: DateComponents(year: 2029, month: 8), end: nil),
            ])
        return (intent, response, .result)
    }

    static let photos = [
        SampleCard("photos", says: ["Search Photos", "1,284", "photos", "beach, sunset", "Mallorca", "August 2029"]) {
            photoSearch(1284)
        },
        SampleCard("photos-one", says: ["photo"]) { photoSearch(1) },
        SampleCard("photos-few", "ru", says: ["Поиск фото", "3", "фотографии"]) { photoSearch(3) },
    ]

    static let workouts = [
        SampleCard("workout", says: ["Start Workout", "Run", "5 mi", "Goal", "Outdoors"]) {
            (
                INStartWorkoutIntent(
                    _values: [
                        "workoutName": spoken("run"), "goalValue": 5.0,
                        "workoutGoalUnitType": INWorkoutGoalUnitType.mile,
                        "workoutLocationType": INWorkoutLocationType.outdoor,
                    ]), nil, .confirmation
            )
        },
        SampleCard("workout-open", "hu", says: ["Edzés indítása", "Úszás", "Cél nélkül", "Beltéren"]) {
            (
                INStartWorkoutIntent(
                    _values: [
                        "workoutName": spoken("swim"), "isOpenEnded": true,
                        "workoutLocationType": INWorkoutLocationType.indoor,
                    ]), nil, .result
            )
        },
        SampleCard("workout-paused", "ru", says: ["Пауза в тренировке", "Бег"]) {
            (INPauseWorkoutIntent(_values: ["workoutName": spoken("run")]), nil, .result)
        },
    ]

    static let reservations = [
        SampleCard("table", says: ["Book a Table", "Tisztelt Vendég", "6", "Confirmed", "“By the window, please”"]) {
            let response = INBookRestaurantReservationIntentResponse(code: .success, userActivity: nil)
            response.userBooking = INRestaurantReservationUserBooking(
                _values: [
                    "restaurant": INRestaurant(_values: ["name": "Tisztelt Vendég"]), "bookingDate": date(5, 2, 19, 30),
                    "partySize": 6, "status": INRestaurantReservationUserBookingStatus.confirmed,
                ])
            return (
                INBookRestaurantReservationIntent(
                    _values: ["guestProvidedSpecialRequestText": "By the window, please"]), response, .result
            )
        },
        SampleCard(
            "flight", "ru", says: ["Брони", "SU 1234", "SVO → BUD", "Выход", "B7", "Место", "12 A", "Подтверждено"]
        ) {
            func gate(_ code: String, _ terminal: String?, _ gate: String?) -> INAirportGate {
                let airport = INAirport(_values: ["iataCode": code])
                let result = INAirportGate(_values: ["airport": airport])
                result._values["terminal"] = terminal
                result._values["gate"] = gate
                return result
            }
            let flight = INFlight(
                _values: [
                    "airline": INAirline(_values: ["iataCode": "SU"]), "flightNumber": "1234",
                    "departureAirportGate": gate("SVO", "D", "B7"), "arrivalAirportGate": gate("BUD", nil, nil),
                    "flightDuration": INDateComponentsRange(start: day(5, 2, 9, 10), end: day(5, 2, 11, 40)),
                ])
            let response = INGetReservationDetailsIntentResponse(code: .success, userActivity: nil)
            response.reservations = [
                INFlightReservation(
                    _values: [
                        "flight": flight, "reservationNumber": "K7XJ2P",
                        "reservationStatus": INReservationStatus.confirmed,
                        "reservationHolderName": "Константин Константинопольский",
                        "reservedSeat": INSeat(_values: ["seatRow": "12", "seatNumber": "A"]),
                    ])
            ]
            return (INGetReservationDetailsIntent(_values: [:]), response, .result)
        },
        SampleCard("hotel", "es", says: ["Reservas", "Hotel Castillo de la Mota", "Personas", "3"]) {
            let response = INGetReservationDetailsIntentResponse(code: .success, userActivity: nil)
            response.reservations = [
                INLodgingReservation(
                    _values: [
                        "lodgingBusinessLocation": place("Hotel Castillo de la Mota"), "numberOfAdults": 2,
                        "numberOfChildren": 1,
                        "reservationDuration": INDateComponentsRange(start: day(8, 1), end: day(8, 8)),
                    ])
            ]
            return (INGetReservationDetailsIntent(_values: [:]), response, .result)
        },
    ]

    static let plain = [
        SampleCard("plain", says: ["Signal with the car", "Car", "Blue one"]) {
            (INActivateCarSignalIntent(_values: ["carName": spoken("Blue one")]), nil, .confirmation)
        }
    ]
}
