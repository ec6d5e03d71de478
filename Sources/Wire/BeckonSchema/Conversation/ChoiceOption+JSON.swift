// SPDX-License-Identifier: Apache-2.0

extension ChoiceOption: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "id": .string(id), "display": display.json,
            "style": style == .normal ? nil : .string(style.rawValue),
        ])
    }

    package init(json: JSONValue) throws {
        let name = try json.string("style") ?? Style.normal.rawValue
        guard let style = Style(rawValue: name) else {
            throw SchemaError(.outOfRange, "“\(name)” is no style of an option.")
        }
        self.init(
            id: try json.requiredString("id"), display: try json.requiredValue("display"),
            style: style)
    }
}

extension ConfirmationDetails: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "acceptLabel": .string(acceptLabel), "denyLabel": denyLabel.map(JSONValue.string),
            "destructive": isDestructive ? true : nil,
        ])
    }

    package init(json: JSONValue) throws {
        self.init(
            acceptLabel: try json.requiredString("acceptLabel"), denyLabel: try json.string("denyLabel"),
            isDestructive: try json.bool("destructive"))
    }
}
