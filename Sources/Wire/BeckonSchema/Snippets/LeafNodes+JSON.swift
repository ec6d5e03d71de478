// SPDX-License-Identifier: Apache-2.0

extension TextNode: JSONRepresentable {
    package var json: JSONValue { .members(["runs": runs.jsonOrNil]) }

    package init(json: JSONValue) throws {
        self.init(runs: try json.only(["runs"], in: "text").list("runs"))
    }
}

/// A run without a style of its own is written as its string alone.
extension TextNode.Run: JSONRepresentable {
    package var json: JSONValue {
        style == TextStyle() ? .string(string) : ["string": .string(string), "style": style.json]
    }

    package init(json: JSONValue) throws {
        if let string = json.stringValue {
            self.init(string)
        } else {
            let json = try json.only(["string", "style"], in: "run of text")
            self.init(try json.requiredString("string"), style: try json.value("style") ?? TextStyle())
        }
    }
}

extension ImageNode: JSONRepresentable {
    package var json: JSONValue {
        var json: JSONValue = .members([
            "resizable": isResizable ? true : nil, "template": isTemplate ? true : nil,
            "label": label.map(JSONValue.string),
        ])
        switch source {
        case .symbol(let name): json[key: "symbol"] = .string(name)
        case .resource(let name): json[key: "resource"] = .string(name)
        case .data(let base64): json[key: "data"] = .string(base64)
        }
        return json
    }

    package init(json: JSONValue) throws {
        let json = try json.only(["symbol", "resource", "data", "resizable", "template", "label"], in: "image")
        let sources: [Source?] = [
            try json.string("symbol").map(Source.symbol), try json.string("resource").map(Source.resource),
            try json.string("data").map(Source.data),
        ]
        let given = sources.compactMap(\.self)
        guard given.count == 1, let source = given.first else {
            throw SchemaError(.malformed, "An image has exactly one of “symbol”, “resource” and “data”.")
        }
        self.init(
            source: source, isResizable: try json.bool("resizable"), isTemplate: try json.bool("template"),
            label: try json.string("label"))
    }
}

extension StackNode: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "axis": .string(axis.rawValue), "alignment": alignment == .center ? nil : alignment.json,
            "spacing": spacing.map(JSONValue.number), "children": children.jsonOrNil,
        ])
    }

    package init(json: JSONValue) throws {
        let json = try json.only(["axis", "alignment", "spacing", "children"], in: "stack")
        self.init(
            axis: try json.requiredChoice("axis"), alignment: try json.value("alignment") ?? .center,
            spacing: try json.double("spacing"), children: try json.list("children"))
    }
}

extension ShapeNode: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "outline": kind.json, "fill": fill?.json, "stroke": stroke?.json,
            "lineWidth": lineWidth == 1 ? nil : .number(lineWidth), "strokesInside": strokesInside ? true : nil,
        ])
    }

    package init(json: JSONValue) throws {
        let json = try json.only(["outline", "fill", "stroke", "lineWidth", "strokesInside"], in: "shape")
        self.init(
            kind: try json.requiredValue("outline"), fill: try json.value("fill"), stroke: try json.value("stroke"),
            lineWidth: try json.double("lineWidth") ?? 1, strokesInside: try json.bool("strokesInside"))
    }
}

/// A name, or the corner radius of a rounded rectangle.
extension ShapeNode.Kind: JSONRepresentable {
    package var json: JSONValue {
        switch self {
        case .rectangle: "rectangle"
        case .circle: "circle"
        case .ellipse: "ellipse"
        case .capsule: "capsule"
        case .roundedRectangle(let radius): ["cornerRadius": .number(radius)]
        }
    }

    package init(json: JSONValue) throws {
        switch json {
        case "rectangle": self = .rectangle
        case "circle": self = .circle
        case "ellipse": self = .ellipse
        case "capsule": self = .capsule
        case .string(let name): throw SchemaError(.outOfRange, "“\(name)” is not a kind of shape.")
        default:
            let json = try json.only(["cornerRadius"], in: "shape")
            self = .roundedRectangle(cornerRadius: try json.requiredDouble("cornerRadius"))
        }
    }
}
