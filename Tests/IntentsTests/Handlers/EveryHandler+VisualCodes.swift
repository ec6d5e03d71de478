// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INGetVisualCodeIntentHandling {
    func handle(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveVisualCodeType(
        for intent: INGetVisualCodeIntent, with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void
    ) {
        completion(result("visualCodeType", intent))
    }
}
