// SPDX-License-Identifier: Apache-2.0
import AppIntents
import SwiftUI

struct PlainResult: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    static let description: IntentDescription = "A description that is not optional"
    func perform() async throws -> some IntentResult { .result() }
}

struct ValueResult: AppIntent {
    static let title: LocalizedStringResource = "Value"
    func perform() async throws -> some ReturnsValue<[Int]> { .result(value: [1, 2]) }
}

struct DialogOrView: AppIntent {
    static let title: LocalizedStringResource = "Dialog or View"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    @Parameter(title: "Shows") var shows: Bool
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        if shows {
            return .result(dialog: "With a view") { Text("Seen") }
        }
        return .result(dialog: "Without a view")
    }
}

struct OpensNext: AppIntent {
    static let title: LocalizedStringResource = "Next"
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: ConnectServer(server: ServerQuery.servers[0], transport: .openVPN))
    }
}

struct CardSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Card"
    @Parameter(title: "Words") var words: String
    init() {}
    init(words: String) { self.words = words }
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text(words)) }
}

struct ShowsCard: AppIntent {
    static let title: LocalizedStringResource = "Shows a Card"
    func perform() async throws -> some IntentResult & ShowsSnippetIntent & ReturnsValue<Int> {
        .result(value: 7, snippetIntent: CardSnippet(words: "drawn"))
    }
}

struct ValueWithoutCard: AppIntent {
    static let title: LocalizedStringResource = "Value without a Card"
    func perform() async throws -> some IntentResult & ShowsSnippetIntent & ReturnsValue<Int> { .result(value: 7) }
}

struct ReturnsEntity: AppIntent {
    static let title: LocalizedStringResource = "Entity"
    func perform() async throws -> some ReturnsValue<Measured> {
        let measured = Measured()
        measured.rate = 12.5
        return .result(value: measured)
    }
}

struct OpenServer: OpenIntent {
    static var title: LocalizedStringResource = "Open Server"
    @Parameter(title: "Server") var target: ServerEntity
}
