// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

extension RequestLife {
    /// What a response comes to for the person.
    func result(of response: INIntentResponse) async -> ActionResult {
        let words = RequestWords.current
        let title = type(of: intent)._facts.title
        let dialog = response._dialog.map { Dialog($0, supporting: response._conciseDialog) }
        var result = ActionResult(dialog: dialog, responseCode: response._codeName)
        result.userActivity = response.userActivity.map { $0._wired(full: true).value.json }
        switch response._outcome {
        case .success, .ready, .inProgress, .continuesInApp:
            result.value = value(of: response)
            result.snippet = await RequestCards.card(for: intent, response, at: .result)
            result.dialog = dialog ?? Dialog(intent._dialog(of: response))
        case .needsAuthentication where isAuthenticated:
            result.failure = ActionFailure(.denied, words.notEnough.filled(title))
        case .needsAuthentication:
            result.authentication = challenges.demand(for: intent, at: stage)
            result.failure = ActionFailure(.authenticationRequired, words.authenticate.filled(title))
        case .needsApp, .failure, .unspecified:
            result.failure = ActionFailure(.failed, dialog?.full ?? intent._failure(of: response))
        }
        return result
    }

    /// The response's properties, or the one that its author named as the result.
    private func value(of response: INIntentResponse) -> IntentValue? {
        let members = response._members(full: false)
        if let output = type(of: intent)._facts.output { return members[output] }
        guard !members.isEmpty else { return nil }
        return .entity(
            EntityValue(type: type(of: response)._typeName, id: response._codeName ?? "", properties: members))
    }
}
