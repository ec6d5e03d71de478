// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let englishRides: [String: IntentWords] = [
        "INRequestRideIntent": IntentWords(
            "Request a ride",
            done: "The ride was requested.",
            doing: "The ride is being requested.",
            notDone: "The ride could not be requested.",
            confirmations: [
                "Request a ride from ${pickupLocation} to ${dropOffLocation} with ${rideOptionName}?",
                "Request a ride from ${pickupLocation} to ${dropOffLocation}?",
                "Request a ride to ${dropOffLocation}?",
                "Request a ride from ${pickupLocation}?",
                "Request the ride?",
            ]),
        "INCancelRideIntent": IntentWords(
            "Cancel a ride",
            done: "The ride was cancelled.",
            doing: "The ride is being cancelled.",
            notDone: "The ride could not be cancelled.",
            confirmations: [
                "Cancel the ride?"
            ]),
        "INGetRideStatusIntent": IntentWords(
            "Get the status of a ride",
            done: "The status of the ride is known.",
            doing: "The status of the ride is being looked up.",
            notDone: "The status of the ride could not be found out."),
        "INListRideOptionsIntent": IntentWords(
            "List rides",
            done: "The rides on offer were found.",
            doing: "Rides are being looked up.",
            notDone: "The rides on offer could not be listed."),
        "INSendRideFeedbackIntent": IntentWords(
            "Rate a ride",
            done: "The rating was sent.",
            doing: "The rating is being sent.",
            notDone: "The rating could not be sent."),
    ]
}
