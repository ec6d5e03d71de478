// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let russian = DomainWords(
        intents: [
            russianMessages, russianCalls, russianPayments, russianNotebook, russianPhotos, russianWorkouts,
            russianRides, russianBookings, russianMedia, russianCars,
        ],
        parameters: russianParameters, questions: russianQuestions, codes: russianCodes, reasons: russianReasons,
        values: russianValues)
}
