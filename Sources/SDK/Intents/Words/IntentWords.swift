// SPDX-License-Identifier: Apache-2.0

/// What is said of one kind of request, in one language.
struct IntentWords: Sendable {
    let title: String
    let done: String
    let doing: String
    let notDone: String
    /// What is asked before the request is handled: sentences with `${parameter}`, those that tell most first; the last
    /// one needs no value. None where nothing is asked.
    let confirmations: [String]

    init(_ title: String, done: String, doing: String, notDone: String, confirmations: [String] = []) {
        self.title = title
        self.done = done
        self.doing = doing
        self.notDone = notDone
        self.confirmations = confirmations
    }
}
