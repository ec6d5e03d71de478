// SPDX-License-Identifier: Apache-2.0

extension AppCatalogue: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "actions": actions.jsonOrNil, "enums": enums.jsonOrNil, "entities": entities.jsonOrNil,
            "shortcuts": shortcuts.jsonOrNil, "negativePhrases": negativePhrases.jsonOrNil,
        ])
    }

    package init(json: JSONValue) throws {
        self.init(
            actions: try json.list("actions"), enums: try json.list("enums"), entities: try json.list("entities"),
            shortcuts: try json.list("shortcuts"), negativePhrases: try json.strings("negativePhrases"))
    }
}

extension EnumDescriptor: JSONRepresentable {
    package var json: JSONValue {
        .members(["identifier": .string(identifier), "title": .string(title), "cases": cases.jsonOrNil])
    }

    package init(json: JSONValue) throws {
        self.init(
            identifier: try json.requiredString("identifier"), title: try json.requiredString("title"),
            cases: try json.list("cases"))
    }
}

extension EnumDescriptor.Case: JSONRepresentable {
    package var json: JSONValue { ["rawValue": .string(rawValue), "display": display.json] }

    package init(json: JSONValue) throws {
        self.init(
            rawValue: try json.requiredString("rawValue"),
            display: try json.requiredValue("display"))
    }
}

extension EntityDescriptor: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "identifier": .string(identifier), "title": .string(title), "properties": properties.jsonOrNil,
            "searchable": isSearchable ? true : nil, "enumerable": isEnumerable ? true : nil,
        ])
    }

    package init(json: JSONValue) throws {
        self.init(
            identifier: try json.requiredString("identifier"), title: try json.requiredString("title"),
            properties: try json.list("properties"), isSearchable: try json.bool("searchable"),
            isEnumerable: try json.bool("enumerable"))
    }
}

extension EntityDescriptor.Property: JSONRepresentable {
    package var json: JSONValue { ["name": .string(name), "title": .string(title), "type": type.json] }

    package init(json: JSONValue) throws {
        self.init(
            name: try json.requiredString("name"), title: try json.requiredString("title"),
            type: try json.requiredValue("type"))
    }
}

extension AppShortcutDescriptor: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "action": .string(action), "phrases": phrases.jsonOrNil, "shortTitle": .string(shortTitle),
            "systemImageName": systemImageName.map(JSONValue.string),
            "arguments": arguments.isEmpty ? nil : .object(arguments.mapValues(\.json)),
        ])
    }

    /// Reads the arguments as untyped values: their types stand in the action's parameters.
    package init(json: JSONValue) throws {
        self.init(
            action: try json.requiredString("action"), phrases: try json.strings("phrases"),
            shortTitle: try json.requiredString("shortTitle"), systemImageName: try json.string("systemImageName"),
            arguments: (json[key: "arguments"]?.objectValue ?? [:]).mapValues(IntentValue.init(untyped:)))
    }
}
