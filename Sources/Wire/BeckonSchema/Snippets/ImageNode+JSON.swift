// SPDX-License-Identifier: Apache-2.0

extension ImageNode: JSONRepresentable {
    package var json: JSONValue {
        var members: [String: JSONValue] = [:]
        switch source {
        case .symbol(let name): members["symbol"] = .string(name)
        case .resource(let name): members["resource"] = .string(name)
        case .data(let base64): members["data"] = .string(base64)
        }
        if isResizable { members["resizable"] = true }
        if isTemplate { members["template"] = true }
        members["label"] = label.map(JSONValue.string)
        return .object(members)
    }

    package init(json: JSONValue) throws {
        let source: Source
        if let name = try json.string("symbol") {
            source = .symbol(name)
        } else if let name = try json.string("resource") {
            source = .resource(name)
        } else {
            source = .data(try json.requiredString("data"))
        }
        self.init(
            source: source, isResizable: try json.bool("resizable"), isTemplate: try json.bool("template"),
            label: try json.string("label"))
    }
}
