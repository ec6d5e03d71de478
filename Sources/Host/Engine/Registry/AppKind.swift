// SPDX-License-Identifier: Apache-2.0

/// What the apps are for that handle SiriKit's requests.
enum AppKind: Sendable, Hashable, CaseIterable {
    case bookings, calls, cars, codes, media, messages, notes, payments, photos, radio, rides, workouts

    /// The kind of app that a class of requests is for; nil where its name does not tell.
    init?(request name: String) {
        let words: KeyValuePairs<String, AppKind> = [
            "Reservation": .bookings, "Restaurant": .bookings, "Car": .cars, "Radio": .radio, "VisualCode": .codes,
            "Message": .messages, "Call": .calls, "Ride": .rides, "Workout": .workouts, "Photo": .photos,
            "Payment": .payments, "Bill": .payments, "Money": .payments, "Account": .payments, "Note": .notes,
            "Task": .notes, "Media": .media,
        ]
        guard let found = words.first(where: { name.contains($0.key) }) else { return nil }
        self = found.value
    }
}
