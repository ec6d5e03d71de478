// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INShareFocusStatusIntentHandling {
    func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void) {
        completion(ready(intent))
    }
}
