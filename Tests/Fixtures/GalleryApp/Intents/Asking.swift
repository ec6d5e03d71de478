// SPDX-License-Identifier: Apache-2.0
import AppIntents
import SwiftUI

/// Asks inside `perform()`, and goes on where it stopped.
struct AskName: AppIntent {
    static var title: LocalizedStringResource = "Ask for a name"

    @Parameter(title: "Name") var name: String?

    func perform() async throws -> some ProvidesDialog {
        var passes = 0
        passes += 1
        let name = try await $name.requestValue("What is your name?")
        return .result(dialog: "\(name) in pass \(passes)")
    }
}

/// Throws for the value it lacks, and is started over.
struct NeedNumber: AppIntent {
    static var title: LocalizedStringResource = "Need a number"

    @Parameter(title: "Number") var number: Int?

    func perform() async throws -> some ProvidesDialog {
        guard let number else { throw $number.needsValueError("Which number?") }
        guard number > 0 else { throw $number.needsValueError("A number above zero, please.") }
        return .result(dialog: "The number is \(number)")
    }
}

/// Never has enough, which the limit of passes ends.
struct NeedForever: AppIntent {
    static var title: LocalizedStringResource = "Start over for ever"

    func perform() async throws -> some IntentResult {
        if Date.now.timeIntervalSince1970 > 0 { throw AppIntentError.restartPerform }
        return .result()
    }
}

/// Is told a secret, and tells only how long it is.
struct AskSecret: AppIntent {
    static var title: LocalizedStringResource = "Ask for a secret"

    func perform() async throws -> some ProvidesDialog {
        let secret = try await requestSecret("What is your word?")
        return .result(dialog: "A word of \(secret.count) letters")
    }
}

struct EraseAll: AppIntent {
    static var title: LocalizedStringResource = "Erase all"

    func perform() async throws -> some ProvidesDialog {
        try await requestConfirmation(actionName: .go, dialog: "Erase everything?")
        return .result(dialog: "Erased")
    }
}

struct SendPostcard: AppIntent {
    static var title: LocalizedStringResource = "Send a postcard"

    @Parameter(title: "Text", default: "Greetings") var text: String

    func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
        try await requestConfirmation(
            result: .result(dialog: "Send this?") { PostcardView(text: text) }, confirmationActionName: .send)
        return .result(dialog: "Sent") { PostcardView(text: text) }
    }
}
