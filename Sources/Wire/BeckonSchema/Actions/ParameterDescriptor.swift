// SPDX-License-Identifier: Apache-2.0

/// One parameter of an action, in the language of the request.
package struct ParameterDescriptor: Sendable, Hashable {
    /// The name of the property that carries `@Parameter`; the key in a call's arguments.
    package var name: String
    package var title: String
    package var explanation: String?
    package var type: ValueType
    package var isOptional: Bool
    package var defaultValue: IntentValue?
    /// Inclusive bounds of a number.
    package var minimum: Double?
    package var maximum: Double?
    /// The symbol of the unit that a bare number has; nil where a quantity must name its unit.
    package var defaultUnit: String?
    /// Inclusive bounds of the number of elements of a list.
    package var minimumCount: Int?
    package var maximumCount: Int?
    /// Whether `beckon/options` answers for this parameter.
    package var hasOptions: Bool
    /// What is asked where the value is missing.
    package var requestDialog: String?
    package var disambiguationDialog: String?
    /// Names of the two values of a boolean, true first.
    package var booleanNames: [String]
    /// Whether text may run over several lines.
    package var isMultiline: Bool

    package init(
        name: String, title: String, explanation: String? = nil, type: ValueType, isOptional: Bool = false,
        defaultValue: IntentValue? = nil, minimum: Double? = nil, maximum: Double? = nil,
        defaultUnit: String? = nil, minimumCount: Int? = nil, maximumCount: Int? = nil, hasOptions: Bool = false,
        requestDialog: String? = nil,
        disambiguationDialog: String? = nil, booleanNames: [String] = [], isMultiline: Bool = false
    ) {
        self.name = name
        self.title = title
        self.explanation = explanation
        self.type = type
        self.isOptional = isOptional
        self.defaultValue = defaultValue
        self.minimum = minimum
        self.maximum = maximum
        self.defaultUnit = defaultUnit
        self.minimumCount = minimumCount
        self.maximumCount = maximumCount
        self.hasOptions = hasOptions
        self.requestDialog = requestDialog
        self.disambiguationDialog = disambiguationDialog
        self.booleanNames = booleanNames
        self.isMultiline = isMultiline
    }

    /// Whether a call without this parameter leads to a question.
    package var isRequired: Bool { !isOptional && defaultValue == nil }
}

extension ParameterDescriptor: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "name": .string(name), "title": .string(title), "description": explanation.map(JSONValue.string),
            "type": type.json, "optional": isOptional ? true : nil, "default": defaultValue?.json,
            "minimum": minimum.map(JSONValue.number), "maximum": maximum.map(JSONValue.number),
            "defaultUnit": defaultUnit.map(JSONValue.string),
            "minimumCount": minimumCount.map(JSONValue.integer), "maximumCount": maximumCount.map(JSONValue.integer),
            "hasOptions": hasOptions ? true : nil, "requestDialog": requestDialog.map(JSONValue.string),
            "disambiguationDialog": disambiguationDialog.map(JSONValue.string),
            "booleanNames": booleanNames.jsonOrNil, "multiline": isMultiline ? true : nil,
        ])
    }

    package init(json: JSONValue) throws {
        let type = try json.requiredValue("type", as: ValueType.self)
        self.init(
            name: try json.requiredString("name"), title: try json.requiredString("title"),
            explanation: try json.string("description"), type: type, isOptional: try json.bool("optional"),
            defaultValue: try json[key: "default"].map { try IntentValue(json: $0, as: type) },
            minimum: try json.double("minimum"), maximum: try json.double("maximum"),
            defaultUnit: try json.string("defaultUnit"),
            minimumCount: try json.int("minimumCount"), maximumCount: try json.int("maximumCount"),
            hasOptions: try json.bool("hasOptions"), requestDialog: try json.string("requestDialog"),
            disambiguationDialog: try json.string("disambiguationDialog"),
            booleanNames: try json.strings("booleanNames"), isMultiline: try json.bool("multiline"))
    }
}
