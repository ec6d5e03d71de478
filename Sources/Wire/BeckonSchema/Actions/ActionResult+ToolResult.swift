// SPDX-License-Identifier: Apache-2.0

extension ActionResult {
    /// The `CallToolResult`: the dialog as text, the value as `structuredContent`, the rest in `_meta`.
    package var toolResult: JSONValue {
        var content: [JSONValue] = []
        if let text = dialog?.full ?? failure?.message { content.append(Self.text(text)) }
        if let value { content.append(Self.text(value.plainText)) }
        let meta = JSONValue.members([
            MetaKey.dialog: dialog?.json, MetaKey.snippet: snippet?.json, MetaKey.follows: follows?.json,
            MetaKey.authentication: authentication?.json, MetaKey.failure: failure?.json,
            MetaKey.responseCode: responseCode.map(JSONValue.string), MetaKey.userActivity: userActivity,
            MetaKey.learned: learned.jsonOrNil,
        ])
        // A tool with a schema for its result must have one, also where there is no value.
        let structured: JSONValue? = value.map { ["value": $0.json] } ?? (failure == nil ? [:] : nil)
        return .members([
            "content": .array(content), "structuredContent": structured,
            "isError": failure == nil ? nil : true, "_meta": meta == [:] ? nil : meta,
        ])
    }

    /// Reads a `CallToolResult` of a Beckon app or of any other MCP server.
    /// - Parameter type: the type of the value, where the action's descriptor names one.
    /// - Throws: `SchemaError` where what Beckon put into it is malformed.
    package init(toolResult json: JSONValue, type: ValueType? = nil) throws {
        let meta = json[key: "_meta"] ?? [:]
        let structured = json[key: "structuredContent"]
        self.init(
            dialog: try meta.value(MetaKey.dialog), snippet: try meta.value(MetaKey.snippet),
            follows: try meta.value(MetaKey.follows), authentication: try meta.value(MetaKey.authentication),
            failure: try meta.value(MetaKey.failure),
            responseCode: try meta.string(MetaKey.responseCode), userActivity: meta[key: MetaKey.userActivity])
        learned = Array(try meta.list(MetaKey.learned).prefix(LearnedChange.mostChanges))
        if let content = structured?[key: "value"] {
            value = try type.map { try IntentValue(json: content, as: $0) } ?? IntentValue(untyped: content)
        }
        let isOwn = value != nil || self != ActionResult()
        guard !isOwn else { return }

        let text = Self.texts(of: json).joined(separator: "\n")
        if try json.bool("isError") {
            failure = ActionFailure(.failed, text.isEmpty ? "The tool failed and did not say why." : text)
            return
        }
        if !text.isEmpty { dialog = Dialog(text) }
        value = Self.foreignValue(structured) ?? (text.isEmpty ? nil : .string(text))
    }

    private static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

    private static func texts(of json: JSONValue) -> [String] {
        (json[key: "content"]?.arrayValue ?? []).compactMap { block in
            block[key: "type"] == "text" ? block[key: "text"]?.stringValue : nil
        }
    }

    /// The value in another server's `structuredContent`; a lone member `result` is how a plain value is wrapped there.
    private static func foreignValue(_ structured: JSONValue?) -> IntentValue? {
        guard let structured, !structured.isNull, structured != [:] else { return nil }
        if let members = structured.objectValue, members.count == 1, let result = members["result"] {
            return IntentValue(untyped: result)
        }
        return IntentValue(untyped: structured)
    }
}
