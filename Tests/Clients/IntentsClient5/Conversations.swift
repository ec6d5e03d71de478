// SPDX-License-Identifier: Apache-2.0
import AppIntents
import SwiftUI

struct AsksForValue: AppIntent {
    static let title: LocalizedStringResource = "Asks"
    @Parameter(title: "Name") var name: String?
    @Parameter(title: "Server") var server: ServerEntity?

    func perform() async throws -> some ReturnsValue<String> {
        let answer = try await $name.requestValue("What name?")
        let sure = try await $name.requestConfirmation(for: answer, dialog: "Sure?")
        let chosen = try await $server.requestDisambiguation(among: ServerQuery.servers, dialog: "Which?")
        return .result(value: "\(answer) \(sure) \(chosen.id)")
    }
}

struct NeedsValue: AppIntent {
    static let title: LocalizedStringResource = "Needs"
    @Parameter(title: "Count") var count: Int?
    @Parameter(title: "Tag") var tag: Tag?

    func perform() async throws -> some ReturnsValue<String> {
        guard let count else { throw $count.needsValueError("How many?") }
        guard let tag else {
            throw $tag.needsDisambiguationError(among: [Tag(id: 1, word: "Work"), Tag(id: 2, word: "Home")])
        }
        return .result(value: "\(count) \(tag.word)")
    }
}

struct Confirms: AppIntent {
    static let title: LocalizedStringResource = "Delete"
    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Delete it", acceptAlternatives: [], denyLabel: "Keep it", denyAlternatives: [],
                destructive: true),
            dialog: "Really?")
        try await requestConfirmation(result: .result(dialog: "Look first") { Text("Look") })
        try await requestConfirmation(actionName: .send, snippetIntent: CardSnippet(words: "mail"))
        return .result(dialog: "Deleted")
    }
}

struct Chooses: AppIntent {
    static let title: LocalizedStringResource = "Choose"
    func perform() async throws -> some IntentResult & ProvidesDialog {
        let option = try await requestChoice(
            between: [Option(title: "Red"), Option(title: "Blue", style: .destructive), .cancel], dialog: "Colour?")
        return .result(dialog: "Took \(String(localized: option.title))")
    }
}

struct Fails: AppIntent {
    static let title: LocalizedStringResource = "Fails"
    @Parameter(title: "How") var how: String
    func perform() async throws -> some IntentResult {
        switch how {
        case "words": throw WordedError.noServer(name: "Oslo")
        case "described": throw DescribedError()
        case "predefined": throw AppIntentError.UserActionRequired.signin
        case "foreground": try await continueInForeground("Open the app")
        case "restart": throw AppIntentError.restartPerform
        case "cancel": throw CancellationError()
        case "view": throw ErrorWithView()
        default: throw PlainError()
        }
        return .result()
    }
}

enum WordedError: Error, CustomLocalizedStringResourceConvertible {
    case noServer(name: String)
    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .noServer(let name): "There is no server in \(name)."
        }
    }
}

struct DescribedError: LocalizedError {
    var errorDescription: String? { "It is described." }
}

struct PlainError: Error {}

struct ErrorWithView: SnippetProvidingError, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "It failed." }
    var snippet: some View { Text("What was found") }
}
