// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Answer {
    /// The `ElicitResult` that answers a Beckon app's question.
    package var elicitResult: JSONValue {
        switch self {
        case .declined: return ["action": "decline"]
        case .cancelled: return ["action": "cancel"]
        case .accepted(let value):
            let json = value.json
            guard !json.fitsForm else { return ["action": "accept", "content": [Question.property: json]] }
            return [
                "action": "accept", "content": [Question.property: .string(value.plainText)],
                "_meta": [MetaKey.value: json],
            ]
        }
    }

    /// Reads an `ElicitResult`.
    /// - Throws: `SchemaError` where it is none, or the value is not of the kind that was asked for.
    package init(elicitResult result: JSONValue, to question: Question) throws {
        switch try result.requiredString("action") {
        case "decline": self = .declined
        case "cancel": self = .cancelled
        case "accept":
            let content = result[key: "_meta"]?[key: MetaKey.value] ?? result[key: "content"]?[key: Question.property]
            self = try Answer(accepting: content, to: question)
        case let action: throw SchemaError(.outOfRange, "“\(action)” is none of accept, decline and cancel.")
        }
    }

    private init(accepting content: JSONValue?, to question: Question) throws {
        switch question.kind {
        case .confirmation:
            // A client that shows the message with nothing to fill in accepts without content.
            guard let confirmed = (content ?? true).boolValue else {
                throw SchemaError(.wrongType, "A confirmation is answered with true or false.")
            }
            self = confirmed ? .accepted(.boolean(true)) : .declined
        case .choice(let options, _):
            guard let id = content?.stringValue, options.contains(where: { $0.id == id }) else {
                throw SchemaError(.outOfRange, "A choice is answered with the id of one of its options.")
            }
            self = .accepted(.string(id))
        case .value(let descriptor):
            guard let content else { throw SchemaError(.missingMember, "The answer holds no value.") }
            self = .accepted(try IntentValue(answer: content, as: descriptor.type))
        case .secret:
            guard let text = content?.stringValue else {
                // The words of the error are shown: they must not repeat what was given.
                throw SchemaError(.wrongType, "A secret is answered with text.")
            }
            self = .accepted(.string(text))
        }
    }
}

extension IntentValue {
    /// Reads an answer, which another client than Beckon's may have given as text.
    fileprivate init(answer json: JSONValue, as type: ValueType) throws {
        if let text = json.stringValue {
            switch type {
            case .array(let element):
                let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                self = .array(try parts.map { try IntentValue(answer: .string($0), as: element) })
                return
            case .measurement, .currencyAmount, .file:
                self = .string(text)
                return
            default: break
            }
        }
        self = try IntentValue(json: json, as: type)
    }
}

extension JSONValue {
    /// Whether an `ElicitResult` may hold it: a scalar, or a list of texts.
    fileprivate var fitsForm: Bool {
        switch self {
        case .bool, .integer, .number, .string, .null: true
        case .array(let items): items.allSatisfy { $0.stringValue != nil }
        case .object: false
        }
    }
}
