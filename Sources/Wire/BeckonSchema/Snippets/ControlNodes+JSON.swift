// SPDX-License-Identifier: Apache-2.0

extension ActionReference: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "action": .string(action),
            "arguments": arguments.isEmpty ? nil : .object(arguments.mapValues(\.json)),
        ])
    }

    /// Reads the arguments as untyped values: their types stand in the action's parameters.
    package init(json: JSONValue) throws {
        let json = try json.only(["action", "arguments"], in: "action")
        guard let arguments = (json[key: "arguments"] ?? .object([:])).objectValue else {
            throw SchemaError(.wrongType, "The member “arguments” must be an object.")
        }
        self.init(
            action: try json.requiredString("action"), arguments: arguments.mapValues(IntentValue.init(untyped:)))
    }
}

extension ButtonNode: JSONRepresentable {
    package var json: JSONValue {
        .members(["label": label.json, "role": role.map { .string($0.rawValue) }, "action": action?.json])
    }

    package init(json: JSONValue) throws {
        let json = try json.only(["label", "role", "action"], in: "button")
        self.init(
            label: try json.requiredValue("label"), role: try json.choice("role"), action: try json.value("action"))
    }
}

extension ToggleNode: JSONRepresentable {
    package var json: JSONValue {
        .members(["label": label.json, "isOn": .bool(isOn), "action": action?.json])
    }

    package init(json: JSONValue) throws {
        let json = try json.only(["label", "isOn", "action"], in: "toggle")
        self.init(
            label: try json.requiredValue("label"), isOn: try json.requiredBool("isOn"),
            action: try json.value("action"))
    }
}

extension ProgressNode: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "fraction": fraction.map(JSONValue.number), "label": label?.json, "valueLabel": valueLabel?.json,
            "circular": isCircular ? true : nil,
        ])
    }

    package init(json: JSONValue) throws {
        let json = try json.only(["fraction", "label", "valueLabel", "circular"], in: "progress")
        self.init(
            fraction: try json.double("fraction"), label: try json.value("label"),
            valueLabel: try json.value("valueLabel"), isCircular: try json.bool("circular"))
    }
}

extension LinkNode: JSONRepresentable {
    package var json: JSONValue { ["label": label.json, "url": .string(url)] }

    package init(json: JSONValue) throws {
        let json = try json.only(["label", "url"], in: "link")
        self.init(label: try json.requiredValue("label"), url: try json.requiredString("url"))
    }
}
