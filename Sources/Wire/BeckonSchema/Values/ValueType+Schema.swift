// SPDX-License-Identifier: Apache-2.0

extension ValueType {
    /// JSON Schema (2020-12) for a value of this type; `enums` gives the names of closed lists.
    package func schema(enums: [String: EnumDescriptor] = [:]) -> JSONValue {
        switch self {
        case .boolean: ["type": "boolean"]
        case .integer: ["type": "integer"]
        case .number: ["type": "number"]
        case .duration: ["type": "number", "description": "Seconds"]
        case .string, .attributedString: ["type": "string"]
        case .date: ["type": "string", "format": "date-time"]
        case .url: ["type": "string", "format": "uri"]
        case .dateComponents: ["type": "object"]
        case .measurement:
            Self.object(["value": ["type": "number"], "unit": ["type": "string"]])
        case .currencyAmount:
            Self.object(["amount": ["type": "string"], "currencyCode": ["type": "string"]])
        case .person, .placemark, .paymentMethod: ["type": ["string", "object"]]
        case .file:
            [
                "type": "object",
                "properties": [
                    "filename": ["type": "string"], "data": ["type": "string", "contentEncoding": "base64"],
                    "path": ["type": "string"],
                ],
                "required": ["filename"],
            ]
        case .enumeration(let identifier):
            .members([
                "type": "string",
                "oneOf": enums[identifier].map { descriptor in
                    .array(
                        descriptor.cases.map {
                            ["const": .string($0.rawValue), "title": .string($0.display.title)]
                        })
                },
            ])
        case .entity: ["type": ["string", "object"]]
        case .array(let element): ["type": "array", "items": element.schema(enums: enums)]
        }
    }

    private static func object(_ properties: [String: JSONValue]) -> JSONValue {
        [
            "type": "object", "properties": .object(properties),
            "required": .array(properties.keys.sorted().map(JSONValue.string)),
        ]
    }
}

extension ActionDescriptor {
    /// The tool's `inputSchema`. Nothing is required: what is missing is asked for.
    package func inputSchema(enums: [String: EnumDescriptor] = [:]) -> JSONValue {
        var properties: [String: JSONValue] = [:]
        for parameter in parameters {
            var schema = parameter.type.schema(enums: enums)
            schema[key: "title"] = .string(parameter.title)
            if let explanation = parameter.explanation { schema[key: "description"] = .string(explanation) }
            if let value = parameter.defaultValue { schema[key: "default"] = value.json }
            if let minimum = parameter.minimum { schema[key: "minimum"] = .number(minimum) }
            if let maximum = parameter.maximum { schema[key: "maximum"] = .number(maximum) }
            if let count = parameter.minimumCount { schema[key: "minItems"] = .integer(count) }
            if let count = parameter.maximumCount { schema[key: "maxItems"] = .integer(count) }
            properties[parameter.name] = schema
        }
        return ["type": "object", "properties": .object(properties), "additionalProperties": false]
    }

    /// The tool's `outputSchema`, or nil where the action returns no value.
    package func outputSchema(enums: [String: EnumDescriptor] = [:]) -> JSONValue? {
        guard let resultType else { return nil }
        var schema = resultType.schema(enums: enums)
        if let resultName { schema[key: "title"] = .string(resultName) }
        // Not required: what was done may have nothing to say.
        return ["type": "object", "properties": ["value": schema]]
    }
}
