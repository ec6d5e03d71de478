// SPDX-License-Identifier: Apache-2.0

extension Question {
    /// The name of the one property in the form of a Beckon app's question.
    static let property = "value"

    /// The mode in which a Beckon app asks its host for a secret. It is none of MCP's, whose forms must not ask for
    /// one: a client that does not know it cannot take the question for a form.
    static let secretMode = "beckon/secret"

    /// The method of an input request that asks the person.
    package static let method = "elicitation/create"

    /// One entry of `inputRequests` (MCP 2026-07-28).
    package var inputRequest: JSONValue { ["method": .string(Self.method), "params": elicitation] }

    /// The params of `elicitation/create`: a form with one property, and in `_meta` what a form cannot say.
    package var elicitation: JSONValue {
        guard kind != .secret else {
            return ["mode": .string(Self.secretMode), "message": .string(dialog.full), "_meta": meta]
        }
        return [
            "mode": "form", "message": .string(dialog.full),
            "requestedSchema": [
                "type": "object", "properties": [Self.property: answerSchema], "required": [.string(Self.property)],
            ],
            "_meta": meta,
        ]
    }

    private var meta: JSONValue {
        var parameter: JSONValue?
        var confirmation: JSONValue?
        var options = self.options
        switch kind {
        case .value(let descriptor): parameter = descriptor.json
        case .choice(let choices, let name):
            parameter = name.map(JSONValue.string)
            options = choices
        case .confirmation(let details): confirmation = details.json
        case .secret: break
        }
        return .members([
            MetaKey.dialog: dialog.json, MetaKey.parameter: parameter, MetaKey.options: options.jsonOrNil,
            MetaKey.confirmation: confirmation, MetaKey.snippet: snippet?.json,
        ])
    }

    private var answerSchema: JSONValue {
        switch kind {
        case .confirmation(let details): ["type": "boolean", "title": .string(details.acceptLabel), "default": false]
        case .choice(let options, _): ["type": "string", "oneOf": Self.titled(options)]
        case .value(let descriptor): schema(of: descriptor)
        case .secret: ["type": "string"]
        }
    }

    private func schema(of descriptor: ParameterDescriptor) -> JSONValue {
        var schema: JSONValue
        if options.isEmpty {
            schema = descriptor.type.formSchema
        } else if descriptor.type.isArray {
            schema = ["type": "array", "items": ["anyOf": Self.titled(options)]]
            schema[key: "minItems"] = descriptor.minimumCount.map(JSONValue.integer)
            schema[key: "maxItems"] = descriptor.maximumCount.map(JSONValue.integer)
        } else {
            schema = ["type": "string", "oneOf": Self.titled(options)]
        }
        schema[key: "title"] = .string(descriptor.title)
        if let explanation = descriptor.explanation { schema[key: "description"] = .string(explanation) }
        schema[key: "minimum"] = descriptor.minimum.map(JSONValue.number)
        schema[key: "maximum"] = descriptor.maximum.map(JSONValue.number)
        return schema
    }

    private static func titled(_ options: [ChoiceOption]) -> JSONValue {
        .array(options.map { ["const": .string($0.id), "title": .string($0.display.title)] })
    }
}

extension ValueType {
    /// The schema of one property of an MCP form, which knows only text, numbers and truth.
    fileprivate var formSchema: JSONValue {
        switch self {
        case .boolean: ["type": "boolean"]
        case .integer: ["type": "integer"]
        case .number: ["type": "number"]
        case .duration: ["type": "number", "description": "Seconds"]
        case .date: ["type": "string", "format": "date-time"]
        case .url: ["type": "string", "format": "uri"]
        case .array: ["type": "string", "description": "Several, with commas between them"]
        default: ["type": "string"]
        }
    }
}
