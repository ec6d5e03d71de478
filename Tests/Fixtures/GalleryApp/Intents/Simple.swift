// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct Ping: AppIntent {
    static var title: LocalizedStringResource = "Ping"

    func perform() async throws -> some IntentResult { .result() }
}

struct Greet: AppIntent {
    static var title: LocalizedStringResource = "Greet"
    static var description = IntentDescription("Greets somebody by name.", categoryName: "Words")

    @Parameter(title: "Name", requestValueDialog: "Who is it?")
    var name: String

    @Parameter(title: "Visits", default: 1, inclusiveRange: (1, 100))
    var visits: Int

    static var parameterSummary: some ParameterSummary {
        Summary("Greet \(\.$name)") { \.$visits }
    }

    func perform() async throws -> some ProvidesDialog & ReturnsValue<String> {
        .result(value: "Hello, \(name)", dialog: "Hello, \(name). You came \(visits) times.")
    }
}

struct OnMainActor: AppIntent {
    static var title: LocalizedStringResource = "On the main actor"

    @MainActor
    func perform() async throws -> some ReturnsValue<Bool> {
        MainActor.assertIsolated()
        return .result(value: true)
    }
}

struct PrintLines: AppIntent {
    static var title: LocalizedStringResource = "Print lines"

    func perform() async throws -> some ProvidesDialog {
        print("{\"this\": \"is no frame\"}")
        return .result(dialog: "Printed")
    }
}

struct SignVisitorBook: AppIntent {
    static var title: LocalizedStringResource = "Sign the visitor book"

    @Parameter(title: "Name") var name: String
    @Dependency private var book: VisitorBook

    func perform() async throws -> some ReturnsValue<Int> {
        .result(value: await book.sign(name))
    }
}

struct HiddenHelper: AppIntent {
    static var title: LocalizedStringResource = "Hidden helper"
    static var isDiscoverable = false

    func perform() async throws -> some IntentResult { .result() }
}

struct PersonalNotes: AppIntent {
    static var title: LocalizedStringResource = "Personal notes"
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    func perform() async throws -> some ReturnsValue<String> { .result(value: "secret") }
}
