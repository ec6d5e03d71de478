// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation

@testable import Intents

/// A value of each type as it comes with a call, and what of it must be found in the value that arrives.
struct Sample {
    let json: JSONValue
    let mark: String

    init(_ json: JSONValue, _ mark: String) {
        self.json = json
        self.mark = mark
    }

    /// - Parameters:
    ///   - type: the type as the table writes it.
    ///   - field: the property, for what the table leaves open: the cases of lists, and numbers that are truths.
    init?(of type: String, for field: _INField) {
        let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
        if let sample = Self.known[plain] {
            self = sample
        } else if plain.hasPrefix("["), let element = Self.known[String(plain.dropFirst().dropLast())] {
            self.init([element.json], element.mark)
        } else if plain == "NSNumber" {
            if field.type is Bool.Type {
                self.init(true, "true")
            } else {
                self.init(4, "4")
            }
        } else if let closed = field.type as? any _INEnum.Type, let last = closed._descriptor.cases.last {
            self.init(.string(last.rawValue), last.rawValue)
        } else if let options = field.type as? any _INOptions.Type, let last = options._names.last {
            self.init([.string(last)], last)
        } else {
            return nil
        }
    }

    private static let words = Sample("some words", "some words")

    private static let known: [String: Sample] = [
        "String": words, "INSpeakableString": words, "INMediaItem": words, "INMediaSearch": words,
        "INMediaDestination": words, "INTaskList": words, "INTask": words, "INNote": words, "INNoteContent": words,
        "INPerson": words, "CLPlacemark": words, "INRestaurant": words, "INRestaurantGuest": words,
        "INRestaurantOffer": words, "INBillPayee": words, "INPaymentAccount": words, "INPaymentMethod": words,
        "INSpatialEventTrigger": words, "INMessage": words, "INReservation": words, "INRideOption": words,
        "Int": Sample(4, "4"), "Date": Sample("2026-07-28T09:00:00Z", "2026-07-28T09:00:00Z"),
        "DateComponents": Sample(["hour": 9, "minute": 30], "\"minute\":30"),
        "INDateComponentsRange": Sample(["properties": ["startDateComponents": ["hour": 9]]], "\"hour\":9"),
        "INTemporalEventTrigger": Sample(
            ["properties": ["dateComponentsRange": ["properties": ["endDateComponents": ["hour": 8]]]]], "\"hour\":8"),
        "INCurrencyAmount": Sample("12.50 EUR", "EUR"),
        "INPaymentAmount": Sample(["properties": ["amount": "5 HUF", "amountType": "statementBalance"]], "HUF"),
        "Measurement<UnitLength>": Sample(["value": 3, "unit": "km"], "km"),
        "Measurement<UnitEnergy>": Sample(["value": 40, "unit": "kWh"], "kWh"),
        "Measurement<UnitTemperature>": Sample("21 °C", "°C"),
        "INCallRecord": Sample(["properties": ["identifier": "call-1"]], "call-1"),
        "INCallRecordFilter": Sample(["properties": ["participants": ["Nadia"]]], "Nadia"),
        "INSendMessageAttachment": Sample(
            ["properties": ["audioMessageFile": ["filename": "a.m4a", "data": "AAAA"]]], "a.m4a"),
        "INFocusStatus": Sample(["properties": ["isFocused": true]], "true"),
        "INImage": Sample(["properties": ["systemName": "car"]], "car"),
        "INCar": Sample(["properties": ["carIdentifier": "car-1"]], "car-1"),
        "INCarChargingConnectorType": Sample("ccs1", "ccs1"), "[String : Any]": Sample(["rate": 1.5], "rate"),
        "INRideStatus": Sample(
            ["properties": ["rideIdentifier": "ride-1", "vehicle": ["properties": ["model": "T"]]]], "ride-1"),
        "INBillDetails": Sample(["properties": ["billPayee": "City"]], "City"),
        "INPaymentRecord": Sample(["properties": ["note": "thanks", "payee": ["name": "Nadia"]]], "Nadia"),
        "INTermsAndConditions": Sample(["properties": ["localizedTermsAndConditionsText": "terms"]], "terms"),
        "INRestaurantReservationBooking": Sample(["properties": ["bookingIdentifier": "b-1"]], "b-1"),
        "INRestaurantReservationUserBooking": Sample(["properties": ["advisementText": "late"]], "late"),
        "INRestaurantGuestDisplayPreferences": Sample(["properties": ["nameEditable": true]], "nameEditable"),
    ]
}
