// SPDX-License-Identifier: Apache-2.0

extension ActionDescriptor {
    /// The action as an entry of `tools/list`; `enums` gives the names of closed lists.
    package func tool(enums: [String: EnumDescriptor] = [:]) -> JSONValue {
        .members([
            "name": .string(identifier), "title": .string(title),
            "description": (explanation ?? summary).map(JSONValue.string), "inputSchema": inputSchema(enums: enums),
            "outputSchema": outputSchema(enums: enums),
            "annotations": asksConfirmation ? ["destructiveHint": true] : nil, "_meta": [MetaKey.action: json],
        ])
    }

    /// Reads an entry of `tools/list`: what a Beckon app says in `_meta`, otherwise what the schema tells.
    /// - Throws: `SchemaError` where the tool is malformed.
    package init(tool: JSONValue) throws {
        if let action: ActionDescriptor = try tool[key: "_meta"]?.value(MetaKey.action) {
            self = action
        } else {
            self = try ForeignTool(tool).action
        }
    }
}

extension AppCatalogue {
    /// The catalogue of a server that has no `beckon/catalogue`, from its `tools/list`.
    package init(tools: [JSONValue]) throws {
        self.init(
            actions: try tools.map(ActionDescriptor.init(tool:)),
            enums: try tools.filter { $0[key: "_meta"]?[key: MetaKey.action] == nil }.flatMap { tool in
                try ForeignTool(tool).enums
            })
    }
}
