// SPDX-License-Identifier: Apache-2.0

/// A tool of a server that is no Beckon app, read from its JSON Schema.
struct ForeignTool {
    private(set) var action: ActionDescriptor
    /// The closed lists of its parameters, identified as `tool.parameter`.
    private(set) var enums: [EnumDescriptor] = []

    init(_ tool: JSONValue) throws {
        let name = try tool.requiredString("name")
        let annotations = tool[key: "annotations"]
        action = ActionDescriptor(
            identifier: name, title: try tool.string("title") ?? annotations?.string("title") ?? name,
            explanation: try tool.string("description"),
            asksConfirmation: try annotations?.bool("destructiveHint") ?? false)
        let schema = try tool.required("inputSchema")
        let required = Set(try schema.strings("required"))
        for (name, property) in (schema[key: "properties"]?.objectValue ?? [:]).sorted(by: { $0.key < $1.key }) {
            try add(name, property, isRequired: required.contains(name))
        }
    }

    private mutating func add(_ name: String, _ property: JSONValue, isRequired: Bool) throws {
        // A value that may also be null is an optional parameter of the other type.
        let alternatives = (property[key: "anyOf"] ?? property[key: "oneOf"])?.arrayValue ?? []
        let schema = alternatives.first { $0[key: "type"].map { $0 != "null" } ?? false } ?? property
        let title = try property.string("title") ?? name
        let type = try type(of: schema, name: name, title: title)
        let fallback = property[key: "default"].flatMap { try? IntentValue(json: $0, as: type) }
        action.parameters.append(
            ParameterDescriptor(
                name: name, title: title, explanation: try property.string("description"), type: type,
                isOptional: !isRequired, defaultValue: fallback == IntentValue.none ? nil : fallback,
                minimum: try schema.double("minimum"), maximum: try schema.double("maximum"),
                minimumCount: try schema.int("minItems"), maximumCount: try schema.int("maxItems")))
    }

    private mutating func type(of schema: JSONValue, name: String, title: String) throws -> ValueType {
        if let list = closedList(schema, title: title, identifier: "\(action.identifier).\(name)") {
            enums.append(list)
            return .enumeration(list.identifier)
        }
        let names = schema[key: "type"]?.arrayValue?.compactMap(\.stringValue).filter { $0 != "null" }
        switch names?.first ?? schema[key: "type"]?.stringValue ?? "string" {
        case "boolean": return .boolean
        case "integer": return .integer
        case "number": return .number
        case "array":
            return .array(try type(of: schema[key: "items"] ?? ["type": "string"], name: name, title: title))
        default:
            return switch schema[key: "format"] {
            case "date-time": .date
            case "uri": .url
            default: .string
            }
        }
    }

    private func closedList(_ schema: JSONValue, title: String, identifier: String) -> EnumDescriptor? {
        let titled = (schema[key: "oneOf"]?.arrayValue ?? []).compactMap { item in
            item[key: "const"]?.stringValue.map { ($0, item[key: "title"]?.stringValue ?? $0) }
        }
        let plain = (schema[key: "enum"]?.arrayValue ?? []).compactMap(\.stringValue).map { ($0, $0) }
        let cases = (titled.isEmpty ? plain : titled).map { value, title in
            EnumDescriptor.Case(rawValue: value, display: DisplayRepresentationValue(title: title))
        }
        return cases.isEmpty ? nil : EnumDescriptor(identifier: identifier, title: title, cases: cases)
    }
}
