// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine

extension RunOutcome {
    /// - Parameter picture: where the snippet was drawn.
    func document(picture: String?) -> StableDocument {
        StableDocument([
            "outcome": .string(kind.rawValue), "exitCode": .integer(Int(kind.exitCode)), "action": actionDocument,
            "seconds": .number(seconds), "value": result.value?.json,
            "text": result.value.map { .string($0.plainText) }, "dialog": result.dialog?.json,
            "snippet": result.snippet?.json, "snippetFile": picture.map(JSONValue.string),
            "responseCode": result.responseCode.map(JSONValue.string),
            "userActivity": result.userActivity, "failure": failureDocument, "question": openQuestion?.document,
            "reports": reports.jsonOrNil,
        ])
    }

    private var actionDocument: JSONValue? {
        action.map {
            [
                "identifier": .string($0.action.identifier), "title": .string($0.action.title),
                "app": ["identifier": .string($0.appIdentifier), "name": .string($0.appName)],
                "name": .string($0.qualifiedName),
            ]
        }
    }

    private var failureDocument: JSONValue? {
        guard var document = result.failure?.json else { return nil }
        document[key: "alternatives"] = alternatives.jsonOrNil
        return document
    }

    /// To the millisecond.
    private var seconds: Double {
        let (whole, rest) = duration.components
        return (Double(whole) * 1000 + (Double(rest) / 1e15).rounded()) / 1000
    }
}

extension Question {
    /// What nobody was there to answer.
    fileprivate var document: JSONValue {
        switch kind {
        case .value(let descriptor):
            .members([
                "kind": "value", "dialog": .string(dialog.full), "parameter": descriptor.json,
                "options": options.isEmpty ? nil : Self.document(options),
            ])
        case .choice(let options, let parameter):
            .members([
                "kind": "choice", "dialog": .string(dialog.full), "options": Self.document(options),
                "parameter": parameter.map { ["name": .string($0)] },
            ])
        case .confirmation(let details):
            .members([
                "kind": "confirmation", "dialog": .string(dialog.full), "accept": .string(details.acceptLabel),
                "deny": details.denyLabel.map(JSONValue.string), "destructive": .bool(details.isDestructive),
            ])
        case .secret: ["kind": "secret", "dialog": .string(dialog.full)]
        }
    }

    private static func document(_ options: [ChoiceOption]) -> JSONValue {
        .array(
            options.map {
                .members([
                    "id": .string($0.id), "title": .string($0.display.title),
                    "subtitle": $0.display.subtitle.map(JSONValue.string),
                ])
            })
    }
}
