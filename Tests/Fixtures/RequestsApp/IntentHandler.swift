// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Intents

/// Finds the handlers of the app's requests.
final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is INStartWorkoutIntent: WorkoutHandler()
        case is INSendPaymentIntent: PaymentHandler()
        default: nil
        }
    }
}

/// Written with `async` only.
final class WorkoutHandler: NSObject, INStartWorkoutIntentHandling {
    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        guard let name = intent.workoutName else { return .needsValue() }
        if name.spokenPhrase == "jog" { return .confirmationRequired(with: INSpeakableString(spokenPhrase: "run")) }
        guard ["run", "walk"].contains(name.spokenPhrase) else { return .unsupported() }
        return .success(with: name)
    }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        let activity = NSUserActivity(activityType: "dev.beckon.workout")
        activity.title = intent.workoutName?.spokenPhrase
        teach(intent)
        return INStartWorkoutIntentResponse(code: .continueInApp, userActivity: activity)
    }
}

extension WorkoutHandler {
    /// What an app tells of itself beside its answer.
    private func teach(_ intent: INStartWorkoutIntent) {
        let names = [
            INSpeakableString(vocabularyIdentifier: "1", spokenPhrase: "run", pronunciationHint: "ruhn"),
            INSpeakableString(vocabularyIdentifier: "2", spokenPhrase: "walk", pronunciationHint: nil),
        ]
        INVocabulary.shared().setVocabulary(NSOrderedSet(array: names), of: .workoutActivityName)
        INInteraction(intent: intent, response: nil).donate(completion: nil)
        if let shortcut = INShortcut(intent: intent) { INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut]) }
    }
}

/// Takes money only from who has authenticated.
final class PaymentHandler: NSObject, INSendPaymentIntentHandling {
    func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        guard intent.isPersonAuthenticated else {
            return completion(INSendPaymentIntentResponse(code: .requiresAuthentication, userActivity: nil))
        }
        completion(INSendPaymentIntentResponse(code: .inProgress, userActivity: nil))
        let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
        response.paymentRecord = INPaymentRecord(
            payee: intent.payee, payer: nil, currencyAmount: intent.currencyAmount, paymentMethod: nil,
            note: intent.note, status: .completed)
        completion(response)
    }
}

/// An app intent beside the requests.
struct Balance: AppIntent {
    static let title: LocalizedStringResource = "Balance"
    func perform() async throws -> some ReturnsValue<Int> { .result(value: 7) }
}
