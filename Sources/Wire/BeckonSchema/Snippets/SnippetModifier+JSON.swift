// SPDX-License-Identifier: Apache-2.0

/// A modifier is an object whose `kind` names the case, beside that case's own members.
extension SnippetModifier: JSONRepresentable {
    package var json: JSONValue {
        switch self {
        case .padding(let edges, let length):
            .members([
                "kind": "padding", "edges": .integer(edges.rawValue), "length": length.map(JSONValue.number),
            ])
        case .frame(let frame): ["kind": "frame", "frame": frame.json]
        case .fixedSize(let horizontal, let vertical):
            ["kind": "fixedSize", "horizontal": .bool(horizontal), "vertical": .bool(vertical)]
        case .layoutPriority(let value): ["kind": "layoutPriority", "value": .number(value)]
        case .offset(let x, let y): ["kind": "offset", "x": .number(x), "y": .number(y)]
        case .aspectRatio(let ratio, let mode):
            .members([
                "kind": "aspectRatio", "ratio": ratio.map(JSONValue.number), "contentMode": .string(mode.rawValue),
            ])
        case .foreground(let color): ["kind": "foreground", "color": color.json]
        case .tint(let color): ["kind": "tint", "color": color.json]
        case .background(let node, let alignment): Self.layer("background", node, alignment)
        case .overlay(let node, let alignment): Self.layer("overlay", node, alignment)
        case .border(let color, let width): ["kind": "border", "color": color.json, "width": .number(width)]
        case .clip(let outline): ["kind": "clip", "outline": outline.json]
        case .window(let minimum, let maximum):
            ["kind": "window", "minimumHeight": .number(minimum), "maximumHeight": .number(maximum)]
        case .opacity(let value): ["kind": "opacity", "value": .number(value)]
        case .hidden: ["kind": "hidden"]
        case .shadow(let color, let radius, let x, let y):
            ["kind": "shadow", "color": color.json, "radius": .number(radius), "x": .number(x), "y": .number(y)]
        case .scale(let x, let y): ["kind": "scale", "x": .number(x), "y": .number(y)]
        case .rotation(let degrees): ["kind": "rotation", "degrees": .number(degrees)]
        case .textStyle(let style): ["kind": "textStyle", "style": style.json]
        case .lineLimit(let count): .members(["kind": "lineLimit", "count": count.map(JSONValue.integer)])
        case .lineSpacing(let value): ["kind": "lineSpacing", "value": .number(value)]
        case .multilineTextAlignment(let value): Self.named("multilineTextAlignment", value)
        case .truncation(let value): Self.named("truncation", value)
        case .minimumScaleFactor(let value): ["kind": "minimumScaleFactor", "value": .number(value)]
        case .textCase(let value): Self.named("textCase", value)
        case .imageScale(let value): Self.named("imageScale", value)
        case .buttonStyle(let value): Self.named("buttonStyle", value)
        case .labelStyle(let value): Self.named("labelStyle", value)
        case .disabled(let value): ["kind": "disabled", "value": .bool(value)]
        case .accessibilityLabel(let text): ["kind": "accessibilityLabel", "value": .string(text)]
        case .accessibilityHidden(let value): ["kind": "accessibilityHidden", "value": .bool(value)]
        }
    }

    private static func named(_ kind: String, _ value: some RawRepresentable<String>) -> JSONValue {
        ["kind": .string(kind), "value": .string(value.rawValue)]
    }

    private static func layer(_ kind: String, _ node: SnippetNode, _ alignment: AlignmentValue) -> JSONValue {
        .members([
            "kind": .string(kind), "view": node.json, "alignment": alignment == .center ? nil : alignment.json,
        ])
    }

    package init(json: JSONValue) throws {
        let kind = try json.requiredString("kind")
        func members(_ names: Set<String>) throws -> JSONValue {
            try json.only(names.union(["kind"]), in: "modifier “\(kind)”")
        }
        func value() throws -> JSONValue { try members(["value"]) }
        switch kind {
        case "padding":
            let json = try members(["edges", "length"])
            self = .padding(edges: try json.requiredValue("edges"), length: try json.double("length"))
        case "frame": self = .frame(try members(["frame"]).requiredValue("frame"))
        case "fixedSize":
            let json = try members(["horizontal", "vertical"])
            self = .fixedSize(
                horizontal: try json.requiredBool("horizontal"), vertical: try json.requiredBool("vertical"))
        case "layoutPriority": self = .layoutPriority(try value().requiredDouble("value"))
        case "offset":
            let json = try members(["x", "y"])
            self = .offset(x: try json.requiredDouble("x"), y: try json.requiredDouble("y"))
        case "aspectRatio":
            let json = try members(["ratio", "contentMode"])
            self = .aspectRatio(try json.double("ratio"), contentMode: try json.requiredChoice("contentMode"))
        case "foreground": self = .foreground(try members(["color"]).requiredValue("color"))
        case "tint": self = .tint(try members(["color"]).requiredValue("color"))
        case "background", "overlay":
            let json = try members(["view", "alignment"])
            let view: SnippetNode = try json.requiredValue("view")
            let alignment: AlignmentValue = try json.value("alignment") ?? .center
            self =
                kind == "overlay"
                ? .overlay(view, alignment: alignment) : .background(view, alignment: alignment)
        case "border":
            let json = try members(["color", "width"])
            self = .border(try json.requiredValue("color"), width: try json.requiredDouble("width"))
        case "clip": self = .clip(try members(["outline"]).requiredValue("outline"))
        case "window":
            let json = try members(["minimumHeight", "maximumHeight"])
            self = .window(
                minimumHeight: try json.requiredDouble("minimumHeight"),
                maximumHeight: try json.requiredDouble("maximumHeight"))
        case "opacity": self = .opacity(try value().requiredDouble("value"))
        case "hidden":
            _ = try members([])
            self = .hidden
        case "shadow":
            let json = try members(["color", "radius", "x", "y"])
            self = .shadow(
                try json.requiredValue("color"), radius: try json.requiredDouble("radius"),
                x: try json.requiredDouble("x"), y: try json.requiredDouble("y"))
        case "scale":
            let json = try members(["x", "y"])
            self = .scale(x: try json.requiredDouble("x"), y: try json.requiredDouble("y"))
        case "rotation": self = .rotation(degrees: try members(["degrees"]).requiredDouble("degrees"))
        case "textStyle": self = .textStyle(try members(["style"]).requiredValue("style"))
        case "lineLimit": self = .lineLimit(try members(["count"]).int("count"))
        case "lineSpacing": self = .lineSpacing(try value().requiredDouble("value"))
        case "multilineTextAlignment": self = .multilineTextAlignment(try value().requiredChoice("value"))
        case "truncation": self = .truncation(try value().requiredChoice("value"))
        case "minimumScaleFactor": self = .minimumScaleFactor(try value().requiredDouble("value"))
        case "textCase": self = .textCase(try value().requiredChoice("value"))
        case "imageScale": self = .imageScale(try value().requiredChoice("value"))
        case "buttonStyle": self = .buttonStyle(try value().requiredChoice("value"))
        case "labelStyle": self = .labelStyle(try value().requiredChoice("value"))
        case "disabled": self = .disabled(try value().requiredBool("value"))
        case "accessibilityLabel": self = .accessibilityLabel(try value().requiredString("value"))
        case "accessibilityHidden": self = .accessibilityHidden(try value().requiredBool("value"))
        default: throw SchemaError(.outOfRange, "“\(kind)” is not a kind of modifier.")
        }
    }
}

extension EdgeSetValue: JSONRepresentable {
    package var json: JSONValue { .integer(rawValue) }

    package init(json: JSONValue) throws {
        guard let sum = json.intValue, EdgeSetValue.all.contains(EdgeSetValue(rawValue: sum)), sum >= 0 else {
            throw SchemaError(.outOfRange, "A set of edges is a sum of 1, 2, 4 and 8.")
        }
        self.init(rawValue: sum)
    }
}
