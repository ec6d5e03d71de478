// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let english = DomainWords(
        intents: [
            englishMessages, englishCalls, englishPayments, englishNotebook, englishPhotos, englishWorkouts,
            englishRides, englishBookings, englishMedia, englishCars,
        ],
        parameters: englishParameters, questions: englishQuestions, codes: englishCodes, reasons: englishReasons,
        values: englishValues)
}
