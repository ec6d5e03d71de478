// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

@testable import Intents

/// Every request of SiriKit through its life, held against the table.
struct IntentTableTests {
    @Test func theTableIsWhole() {
        guard FactsFolder.file("intents-index.tsv") != nil else { return }
        #expect(IntentTable.rows.count == 61)
    }

    /// Resolve, confirm and handle with each response code: all values arrive, and all of the answer comes back.
    @Test(arguments: IntentTable.rows) func everyCode(row: IntentTable.Row) async throws {
        let type = try #require(NSClassFromString("Intents.\(row.intent)") as? INIntent.Type)
        #expect(type._facts.response == NSClassFromString("Intents.\(row.response)"))
        #expect(Set(type._fields.map(\.name)).isSuperset(of: row.properties.map(\.name)))
        let codes = try #require(type._facts.response._codes)
        #expect(Set(codes._all.map { "\($0)" }) == Set(row.codes + ["requiresAuthentication"]))
        for name in row.codes + ["requiresAuthentication"] {
            let handler = EveryHandler()
            let code = codes._all(named: name)
            #expect(code != nil)
            handler.code = code
            handler.properties = try values(row.responseProperties, of: type._facts.response)
            let intent = type.init(_values: [:])
            var arguments: [String: JSONValue] = [:]
            for property in row.properties { arguments[property.name] = try sample(property, type).json }
            try RequestArguments.fill(intent, from: arguments)
            guard intent._isHandled(by: handler) else {
                #expect(row.protocolName.isEmpty)
                return
            }
            let person = AnsweringPerson()
            let result = await english {
                await RequestLife(intent: intent, handler: handler, conversation: person).run()
            }
            #expect(handler.confirmed == 1)
            let handled = try #require(handler.handled, "\(row.intent) \(name): \(result)")
            for property in row.properties {
                let sample = try sample(property, type)
                #expect(text(handled._values[property.name]).contains(sample.mark), "\(row.intent).\(property.name)")
            }
            #expect(person.reports == (name == "inProgress" ? 1 : 0))
            #expect(result.responseCode == (name == "inProgress" ? "success" : name))
            try check(result, ResponseKind(name: name), row, type._facts.response)
        }
    }

    /// Each value that the handler wants is asked for where the call has none, and arrives.
    @Test(arguments: IntentTable.rows) func everyQuestion(row: IntentTable.Row) async throws {
        let type = try #require(NSClassFromString("Intents.\(row.intent)") as? INIntent.Type)
        let handler = EveryHandler()
        handler.asksForMissing = true
        handler.code = type._facts.response._codes?._all(named: "success")
        let intent = type.init(_values: [:])
        guard intent._isHandled(by: handler) else { return }
        var answers: [String: IntentValue] = [:]
        for property in row.properties {
            answers[property.name] = IntentValue(untyped: try sample(property, type).json)
        }
        let person = AnsweringPerson { [answers] question in
            guard let name = question.parameter else { return .accepted(.boolean(true)) }
            return answers[name].map(Answer.accepted) ?? .cancelled
        }
        let result = await english { await RequestLife(intent: intent, handler: handler, conversation: person).run() }
        let handled = try #require(handler.handled, "\(row.intent): \(result)")
        let resolved = type._fields.filter(\.resolves).map(\.name)
        #expect(person.questions.compactMap(\.parameter) == resolved)
        for property in row.properties where resolved.contains(property.name) {
            let sample = try sample(property, type)
            #expect(text(handled._values[property.name]).contains(sample.mark), "\(row.intent).\(property.name)")
        }
    }

    /// What is kept of a request is all of it.
    @Test(arguments: IntentTable.rows) func everyValueIsKept(row: IntentTable.Row) throws {
        let type = try #require(NSClassFromString("Intents.\(row.intent)") as? INIntent.Type)
        let intent = type.init(_values: try values(row.properties, of: type))
        let data = try NSKeyedArchiver.archivedData(withRootObject: intent, requiringSecureCoding: true)
        let kept = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: type, from: data))
        #expect(kept == intent && kept !== intent)
        #expect(intent.copy() as? INIntent == intent)
        #expect(row.properties.isEmpty || kept != type.init(_values: [:]))
    }

    private func sample(_ property: IntentTable.Property, _ type: _INValueObject.Type) throws -> Sample {
        let field = try #require(type._fields.first { $0.name == property.name }, "\(type).\(property.name)")
        return try #require(Sample(of: property.type, for: field), "\(type).\(property.name): \(property.type)")
    }

    private func values(_ properties: [IntentTable.Property], of type: _INValueObject.Type) throws -> [String: Any] {
        var values: [String: Any] = [:]
        for property in properties {
            let field = try #require(type._fields.first { $0.name == property.name }, "\(type).\(property.name)")
            let sample = try sample(property, type)
            let value = field.type._read(_INSource(sample.json))
            #expect(value != nil, "\(type).\(property.name)")
            values[property.name] = value
        }
        return values
    }

    private func check(
        _ result: ActionResult, _ kind: ResponseKind, _ row: IntentTable.Row, _ response: INIntentResponse.Type
    ) throws {
        switch kind {
        case .success, .ready, .inProgress, .continuesInApp:
            #expect(result.failure == nil && result.dialog != nil)
            guard !row.responseProperties.isEmpty else { return }
            guard case .entity(let value) = result.value else {
                Issue.record("\(row.intent): no value")
                return
            }
            for property in row.responseProperties {
                let sample = try sample(property, response)
                let text =
                    try value.properties[property.name].map { try $0.json.serialized(sortedKeys: true) } ?? Data()
                #expect(String(decoding: text, as: UTF8.self).contains(sample.mark), "\(response).\(property.name)")
            }
        case .needsAuthentication:
            #expect(result.failure?.code == .authenticationRequired)
            #expect(Set(result.authentication?.arguments.keys.map(\.self) ?? []) == Set(row.properties.map(\.name)))
        case .needsApp, .failure, .unspecified: #expect(result.failure?.code == .failed)
        }
    }

    private func text(_ value: Any?) -> String {
        guard let value = value as? any _INValue,
            let text = try? value._wired(full: false).value.json.serialized(sortedKeys: true)
        else { return "" }
        return String(decoding: text, as: UTF8.self)
    }
}
