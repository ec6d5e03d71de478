// SPDX-License-Identifier: Apache-2.0
import AppIntents
import SwiftUI

struct ShowCard: AppIntent {
    static var title: LocalizedStringResource = "Show a card"

    @Parameter(title: "Text", default: "Hello") var text: String

    func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
        .result(dialog: "Here it is") { PostcardView(text: text) }
    }
}

/// Draws itself again at each refresh.
struct CardSnippet: SnippetIntent {
    static var title: LocalizedStringResource = "Card snippet"

    @Parameter(title: "Text") var text: String

    init() {}
    init(text: String) { self.text = text }

    func perform() async throws -> some ShowsSnippetView {
        .result(view: PostcardView(text: text))
    }
}

struct ShowLiveCard: AppIntent {
    static var title: LocalizedStringResource = "Show a live card"

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: CardSnippet(text: "Live"))
    }
}

struct GoOn: AppIntent {
    static var title: LocalizedStringResource = "Go on"

    func perform() async throws -> some OpensIntent & ProvidesDialog {
        let next = Greet()
        next.name = "Eve"
        return .result(opensIntent: next, dialog: "One moment")
    }
}
