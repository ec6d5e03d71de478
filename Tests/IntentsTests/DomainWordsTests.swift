// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import BeckonSchema
import Foundation
import Testing

@testable import Intents

/// What is said of SiriKit's requests, in each language, held against the classes and lists that there are.
struct DomainWordsTests {
    static let languages: [SpokenLanguage] = SpokenLanguage.allCases

    /// Codes that say no more than that it was done or not, for which the intents have sentences of their own.
    private static let plain: Set = [
        "unspecified", "ready", "inProgress", "success", "failure", "continueInApp", "handleInApp",
        "requiresAuthentication",
    ]
    /// The domains whose questions are all their own.
    private static let whole: Set = [
        "Messages", "Calls", "Payments", "Notebook", "Photos", "Workouts", "Rides", "Restaurant", "Reservations",
    ]

    /// The classes of the generated sources, not those of the tables.
    private static let intents: [INIntent.Type] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/SDK/Intents/Generated")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return files.sorted().compactMap { file in
            let name = URL(filePath: file).deletingPathExtension().lastPathComponent
            return NSClassFromString("Intents.\(name)") as? INIntent.Type
        }
    }()

    @Test func thereAreIntents() { #expect(Self.intents.count == 61) }

    @Test(arguments: languages) func everyIntentHasItsWords(language: SpokenLanguage) throws {
        let words = DomainWords.of(language)
        #expect(Set(words.intents.keys) == Set(Self.intents.map { $0._typeName }))
        for intent in Self.intents {
            let own = try #require(words.intents[intent._typeName], "\(intent)")
            #expect(![own.title, own.done, own.doing, own.notDone].contains(""), "\(intent)")
            #expect(own.confirmations.isEmpty == !intent._facts.asksConfirmation, "\(intent)")
            #expect(own.confirmations.last.map { Template.names(in: $0).isEmpty } != false, "\(intent)")
            let names = Set(intent._fields.map(\.name))
            for sentence in own.confirmations {
                #expect(names.isSuperset(of: Template.names(in: sentence)), "\(sentence)")
            }
        }
    }

    @Test(arguments: languages) func everyParameterHasATitle(language: SpokenLanguage) {
        let words = DomainWords.of(language)
        for field in Self.intents.flatMap({ $0._fields }) {
            #expect(words.parameters[field.name]?.isEmpty == false, "\(field.name)")
        }
    }

    @Test(arguments: languages) func everyQuestionIsAsked(language: SpokenLanguage) {
        let words = DomainWords.of(language)
        for intent in Self.intents where Self.whole.contains(intent._facts.domain ?? "") {
            for field in intent._fields where field.resolves {
                let question = words.questions.text(for: field.name, of: intent._typeName)
                #expect(question?.isEmpty == false, "\(intent).\(field.name)")
            }
        }
    }

    @Test(arguments: languages) func everyFailureIsSaidInWords(language: SpokenLanguage) {
        let words = DomainWords.of(language)
        for intent in Self.intents {
            for code in intent._facts.response._codes?._names ?? [] where !Self.plain.contains(code) {
                #expect(words.codes.text(for: code, of: intent._typeName)?.isEmpty == false, "\(intent).\(code)")
            }
        }
    }

    @Test(arguments: languages) func everyChoiceHasAName(language: SpokenLanguage) {
        let words = DomainWords.of(language)
        for field in Self.intents.flatMap({ $0._fields }) where field.resolves {
            var names: [String] = []
            if let closed = field.type as? any _INEnum.Type { names = closed._names }
            if let options = field.type as? any _INOptions.Type { names = options._names }
            let type = String(describing: field.type)
            for name in names where name != "unknown" {
                #expect(words.values.text(for: name, of: type)?.isEmpty == false, "\(type).\(name)")
            }
        }
    }

    @Test(arguments: languages) func theTablesAreThoseOfEnglish(language: SpokenLanguage) {
        let (words, english) = (DomainWords.of(language), DomainWords.of(.english))
        for table in [\DomainWords.parameters, \.questions, \.codes, \.reasons, \.values] {
            #expect(words[keyPath: table].keys == english[keyPath: table].keys)
        }
        for (name, own) in words.intents {
            let tokens = { (words: IntentWords?) in words?.confirmations.map { Set(Template.names(in: $0)) } }
            #expect(tokens(own) == tokens(english.intents[name]), "\(name)")
        }
    }

    /// Each language's own marks, and none of another's.
    @Test(arguments: [
        (SpokenLanguage.english, "“”", "«»„¿¡"), (.spanish, "«»¿", "“”„"), (.hungarian, "„”", "“«»¿¡"),
        (.russian, "«»", "“”„¿¡"),
    ])
    func quotationMarks(language: SpokenLanguage, own: String, others: String) {
        let words = DomainWords.of(language)
        let sentences = words.intents.values.flatMap { [$0.title, $0.done, $0.doing, $0.notDone] + $0.confirmations }
        let all = sentences + [words.questions, words.codes, words.reasons, words.parameters].flatMap(\.values)
        #expect(own.allSatisfy { mark in all.contains { $0.contains(mark) } })
        for text in all {
            #expect(!text.contains { others.contains($0) }, "\(text)")
            #expect(text.filter { $0 == "¿" }.count == (language == .spanish ? text.filter { $0 == "?" }.count : 0))
            #expect(!text.contains("\"") && !text.contains("..") && !text.contains("  "), "\(text)")
        }
    }

    struct Said: Sendable {
        let language: String
        let asked: String
        let failed: String
    }

    @Test(arguments: [
        Said(
            language: "en", asked: "Send “Hi” to Nadia, Boris and Igor?",
            failed: "The message could not be sent. The messaging service is not available."),
        Said(
            language: "es", asked: "¿Enviar «Hi» a Nadia, Boris e Igor?",
            failed: "No se pudo enviar el mensaje. El servicio de mensajería no está disponible."),
        Said(
            language: "hu", asked: "Elküldjem Nadia, Boris és Igor részére ezt: „Hi”?",
            failed: "Az üzenetet nem sikerült elküldeni. Az üzenetküldő szolgáltatás nem érhető el."),
        Said(
            language: "ru", asked: "Отправить «Hi»? Кому: Nadia, Boris и Igor.",
            failed: "Не удалось отправить сообщение. Служба сообщений недоступна."),
    ])
    func sentences(_ said: Said) {
        let intent = INSendMessageIntent(
            recipients: ["Nadia", "Boris", "Igor"].map {
                INPerson(handle: $0, displayName: $0, contactIdentifier: nil)
            }, content: "Hi", speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil, sender: nil)
        let response = INSendMessageIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: nil)
        let context = LocalizationContext(languages: [said.language], localeIdentifier: said.language)
        Localization.$current.withValue(context) {
            #expect(intent._confirmation == said.asked)
            #expect(intent._failure(of: response) == said.failed)
        }
    }

    @Test func whatASentenceLeavesOutFollowsIt() {
        let intent = INSendMessageIntent(
            recipients: nil, content: "Hi", speakableGroupName: nil, conversationIdentifier: nil, serviceName: "Mail",
            sender: nil)
        let context = LocalizationContext(languages: ["en"], localeIdentifier: "en")
        Localization.$current.withValue(context) { #expect(intent._confirmation == "Send “Hi”? Service: Mail.") }
    }
}

extension _INEnum {
    fileprivate static var _names: [String] { _all.map { $0._name } }
}
