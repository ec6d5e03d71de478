// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let spanish = DomainWords(
        intents: [
            spanishMessages, spanishCalls, spanishPayments, spanishNotebook, spanishPhotos, spanishWorkouts,
            spanishRides, spanishBookings, spanishMedia, spanishCars,
        ],
        parameters: spanishParameters, questions: spanishQuestions, codes: spanishCodes, reasons: spanishReasons,
        values: spanishValues)
}
