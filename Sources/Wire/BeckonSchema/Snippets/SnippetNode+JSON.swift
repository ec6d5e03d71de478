// SPDX-License-Identifier: Apache-2.0

/// A node is an object whose `kind` names the case, beside that case's own members. The modifiers of a node stand in its
/// member `modifiers`, the first applied first, so that they add no depth.
extension SnippetNode: JSONRepresentable {
    /// How many modifiers one node may carry: each is one level of the tree that is built from them.
    package static let modifierLimit = 64

    package var json: JSONValue {
        var node = self
        var modifiers: [JSONValue] = []
        while case .modified(let inner, let modifier) = node {
            modifiers.append(modifier.json)
            node = inner
        }
        var json = node.unmodifiedJSON
        if !modifiers.isEmpty { json[key: "modifiers"] = .array(modifiers.reversed()) }
        return json
    }

    package init(json: JSONValue) throws {
        guard let modifiers = (json[key: "modifiers"] ?? .array([])).arrayValue else {
            throw SchemaError(.wrongType, "The member “modifiers” must be a list.")
        }
        guard modifiers.count <= Self.modifierLimit else {
            throw SchemaError(.tooDeep, "A view has \(modifiers.count) modifiers; \(Self.modifierLimit) are allowed.")
        }
        self = try modifiers.reduce(SnippetNode(unmodified: json)) { node, modifier in
            .modified(node, try SnippetModifier(json: modifier))
        }
    }

    private var unmodifiedJSON: JSONValue {
        switch self {
        case .empty: ["kind": "empty"]
        case .text(let node): node.json.tagged("text")
        case .image(let node): node.json.tagged("image")
        case .label(let title, let icon): ["kind": "label", "title": title.json, "icon": icon.json]
        case .stack(let node): node.json.tagged("stack")
        case .group(let children): .members(["kind": "group", "children": children.jsonOrNil])
        case .spacer(let length): .members(["kind": "spacer", "minimumLength": length.map(JSONValue.number)])
        case .divider: ["kind": "divider"]
        case .shape(let node): node.json.tagged("shape")
        case .button(let node): node.json.tagged("button")
        case .toggle(let node): node.json.tagged("toggle")
        case .progress(let node): node.json.tagged("progress")
        case .link(let node): node.json.tagged("link")
        case .modified: json
        }
    }

    private init(unmodified json: JSONValue) throws {
        let kind = try json.requiredString("kind")
        let body = json.untagged
        switch kind {
        case "empty":
            _ = try body.only([], in: "empty view")
            self = .empty
        case "text": self = .text(try TextNode(json: body))
        case "image": self = .image(try ImageNode(json: body))
        case "label":
            let body = try body.only(["title", "icon"], in: "label")
            self = .label(title: try body.requiredValue("title"), icon: try body.requiredValue("icon"))
        case "stack": self = .stack(try StackNode(json: body))
        case "group": self = .group(try body.only(["children"], in: "group").list("children"))
        case "spacer":
            self = .spacer(minimumLength: try body.only(["minimumLength"], in: "spacer").double("minimumLength"))
        case "divider":
            _ = try body.only([], in: "divider")
            self = .divider
        case "shape": self = .shape(try ShapeNode(json: body))
        case "button": self = .button(try ButtonNode(json: body))
        case "toggle": self = .toggle(try ToggleNode(json: body))
        case "progress": self = .progress(try ProgressNode(json: body))
        case "link": self = .link(try LinkNode(json: body))
        default: throw SchemaError(.outOfRange, "“\(kind)” is not a kind of view.")
        }
    }
}

extension JSONValue {
    fileprivate func tagged(_ kind: String) -> JSONValue {
        var json = self
        json[key: "kind"] = .string(kind)
        return json
    }

    /// The members that belong to the case alone.
    fileprivate var untagged: JSONValue {
        var json = self
        json[key: "kind"] = nil
        json[key: "modifiers"] = nil
        return json
    }
}
