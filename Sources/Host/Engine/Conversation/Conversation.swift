// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// One request, from the name of an action to its result, on one surface.
struct Conversation {
    let host: Host
    let surface: any Surface

    func run(_ request: RunRequest) async -> RunOutcome {
        RunOutcome(action: nil, result: ActionResult(failure: ActionFailure(.unavailable, "not yet")), duration: .zero)
    }
}
