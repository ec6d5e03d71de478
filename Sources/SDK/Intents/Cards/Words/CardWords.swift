// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import BeckonSchema

/// What cards say beside the values, one each.
enum CardLabel: String, CaseIterable {
    case to, from, service, search, when, nothingFound, more, audioCall, videoCall, unknownCaller, pickup,
        dropOff, rideType, pickupTime, dropOffTime, passengers, paidWith, driver, vehicle, price, fee, rating,
        tip, rideReceived, rideConfirmed, rideApproaching, rideAtPickup, rideOngoing, rideCompleted,
        rideCanceled, account, due, paymentPending, paymentCompleted, paymentCanceled, paymentFailed,
        paymentUnpaid, arriving, leaving, folder, album, people, place, kind, goal, indoors, outdoors, openEnded,
        guests, name, offer, reservationPending, reservationConfirmed, reservationDenied, reservationCanceled,
        seat, number, boarding, terminal, gate, platform
}

/// The words of cards in one language.
struct CardWords: Sendable {
    let language: SpokenLanguage
    /// What requests are called, by the names of their classes; of the others the framework has a name.
    let titles: [String: String]
    let labels: [CardLabel: String]
    /// Units of a workout's goal, by the names of the cases.
    let units: [String: String]
    /// Workouts that the framework itself names.
    let workouts: [String: String]
    /// “Photo” beside a number: one, few, many, other.
    let photo: [PluralCategory: String]

    subscript(label: CardLabel) -> String { labels[label] ?? label.rawValue }

    /// What stands with the number of photos.
    func photos(_ count: Int) -> String {
        let category = PluralRules(language: language.rawValue).category(of: PluralOperands(Int64(count)))
        return photo[category] ?? photo[.other] ?? ""
    }

    /// In the first language of the request that Beckon speaks, or English.
    static var current: CardWords {
        switch SpokenLanguage(preferred: Localization.current.languages) {
        case .english: english
        case .spanish: spanish
        case .hungarian: hungarian
        case .russian: russian
        }
    }
}
