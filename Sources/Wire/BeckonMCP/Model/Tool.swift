// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// One entry of `tools/list`.
package struct Tool: Sendable, Hashable {
    package var name: String
    package var title: String?
    package var description: String?
    package var inputSchema: JSONValue
    package var outputSchema: JSONValue?
    /// `ToolAnnotations`, hints that nobody has to believe.
    package var annotations: JSONValue?
    package var meta: JSONValue?

    package init(
        name: String, title: String? = nil, description: String? = nil, inputSchema: JSONValue = ["type": "object"],
        outputSchema: JSONValue? = nil, annotations: JSONValue? = nil, meta: JSONValue? = nil
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.inputSchema = inputSchema
        self.outputSchema = outputSchema
        self.annotations = annotations
        self.meta = meta
    }
}

extension Tool: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "name": .string(name), "title": title.map(JSONValue.string),
            "description": description.map(JSONValue.string), "inputSchema": inputSchema,
            "outputSchema": outputSchema, "annotations": annotations, "_meta": meta,
        ])
    }

    package init(json: JSONValue) throws {
        self.init(
            name: try json.requiredString("name"), title: try json.string("title"),
            description: try json.string("description"), inputSchema: try json.required("inputSchema"),
            outputSchema: json[key: "outputSchema"], annotations: json[key: "annotations"], meta: json[key: "_meta"])
    }
}

/// One page of `tools/list`; `nextCursor` is nil on the last.
package struct ToolPage: Sendable, Hashable {
    package var tools: [Tool]
    package var nextCursor: String?

    package init(tools: [Tool], nextCursor: String? = nil) {
        self.tools = tools
        self.nextCursor = nextCursor
    }
}
