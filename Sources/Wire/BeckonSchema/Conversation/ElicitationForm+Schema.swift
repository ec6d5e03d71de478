// SPDX-License-Identifier: Apache-2.0

extension ElicitationForm {
    /// The questions of a form that no Beckon app made.
    static func fields(of schema: JSONValue, message: String) throws -> [Field] {
        guard let properties = (schema[key: "properties"] ?? [:]).objectValue else {
            throw SchemaError(.wrongType, "The member “properties” of a form must be an object.")
        }
        guard !properties.isEmpty else {
            // Nothing to fill in: the person only agrees or not.
            let question = Question(
                dialog: Dialog(message), kind: .confirmation(ConfirmationDetails(acceptLabel: "OK")))
            return [Field(name: "", question: question, isRequired: true, isDay: false)]
        }
        let required = Set(try schema.strings("required"))
        // JSON objects have no order that we could keep; required ones first, then by name.
        let names = properties.keys.sorted { left, right in
            (required.contains(right) ? 1 : 0, left) < (required.contains(left) ? 1 : 0, right)
        }
        return try names.map { name in
            let property = properties[name] ?? .null
            let title = try property.string("title") ?? name
            return Field(
                name: name,
                question: try question(
                    property, name: name, title: title, isOptional: !required.contains(name),
                    dialog: Dialog(names.count == 1 ? message : "\(message) (\(title))")),
                isRequired: required.contains(name), isDay: try property.string("format") == "date")
        }
    }

    private static func question(
        _ property: JSONValue, name: String, title: String, isOptional: Bool, dialog: Dialog
    ) throws -> Question {
        let options = try options(of: property)
        let type = try type(of: property)
        if !options.isEmpty, !type.isArray {
            return Question(dialog: dialog, kind: .choice(options, parameter: name))
        }
        let descriptor = ParameterDescriptor(
            name: name, title: title, explanation: try property.string("description"), type: type,
            isOptional: isOptional,
            defaultValue: try property[key: "default"].map { try IntentValue(json: $0, as: type) },
            minimum: try property.double("minimum"), maximum: try property.double("maximum"),
            minimumCount: try property.int("minItems"), maximumCount: try property.int("maxItems"))
        return Question(dialog: dialog, kind: .value(descriptor), options: options)
    }

    private static func type(of property: JSONValue) throws -> ValueType {
        switch try property.requiredString("type") {
        case "boolean": return .boolean
        case "integer": return .integer
        case "number": return .number
        case "array": return .array(.string)
        case "string":
            return switch try property.string("format") {
            case "date", "date-time": .date
            case "uri": .url
            default: .string
            }
        case let type: throw SchemaError(.outOfRange, "A form cannot ask for “\(type)”.")
        }
    }

    /// The closed list of a property: `oneOf`, `enum` with or without names, or those of an array's items.
    private static func options(of property: JSONValue) throws -> [ChoiceOption] {
        let holder = property[key: "items"] ?? property
        if let titled = (holder[key: "oneOf"] ?? holder[key: "anyOf"])?.arrayValue {
            return try titled.map { item in
                let id = try item.requiredString("const")
                return ChoiceOption(id: id, display: DisplayRepresentationValue(title: try item.string("title") ?? id))
            }
        }
        let ids = try holder.strings("enum")
        let names = try holder.strings("enumNames")
        return ids.enumerated().map { index, id in
            ChoiceOption(
                id: id, display: DisplayRepresentationValue(title: names.indices.contains(index) ? names[index] : id))
        }
    }
}
