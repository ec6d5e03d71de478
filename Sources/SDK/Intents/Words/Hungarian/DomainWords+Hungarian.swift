// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let hungarian = DomainWords(
        intents: [
            hungarianMessages, hungarianCalls, hungarianPayments, hungarianNotebook, hungarianPhotos, hungarianWorkouts,
            hungarianRides, hungarianBookings, hungarianMedia, hungarianCars,
        ],
        parameters: hungarianParameters, questions: hungarianQuestions, codes: hungarianCodes,
        reasons: hungarianReasons,
        values: hungarianValues)
}
