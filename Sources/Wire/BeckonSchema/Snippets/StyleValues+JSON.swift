// SPDX-License-Identifier: Apache-2.0

/// An opaque colour by meaning is its name, one with opacity an object, one by value the list of its four components.
extension ColorValue: JSONRepresentable {
    package var json: JSONValue {
        switch self {
        case .named(let name, opacity: 1): .string(name)
        case .named(let name, let opacity): ["name": .string(name), "opacity": .number(opacity)]
        case .rgb(let red, let green, let blue, let opacity):
            .array([.number(red), .number(green), .number(blue), .number(opacity)])
        }
    }

    package init(json: JSONValue) throws {
        switch json {
        case .string(let name): self = .named(name, opacity: 1)
        case .array(let items):
            let components = items.compactMap(\.doubleValue)
            guard items.count == 4, components.count == 4 else {
                throw SchemaError(.wrongType, "A colour by value has four numbers: red, green, blue, opacity.")
            }
            self = .rgb(
                red: components[0], green: components[1], blue: components[2], opacity: components[3])
        default:
            let json = try json.only(["name", "opacity"], in: "colour")
            self = .named(try json.requiredString("name"), opacity: try json.requiredDouble("opacity"))
        }
    }
}

extension FontValue: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "textStyle": textStyle.map { .string($0.rawValue) }, "size": size.map(JSONValue.number),
            "family": family.map(JSONValue.string), "weight": weight.map { .string($0.rawValue) },
            "design": design == .default ? nil : .string(design.rawValue), "italic": isItalic ? true : nil,
        ])
    }

    package init(json: JSONValue) throws {
        let json = try json.only(["textStyle", "size", "family", "weight", "design", "italic"], in: "font")
        self.init(
            textStyle: try json.choice("textStyle"), size: try json.double("size"), family: try json.string("family"),
            weight: try json.choice("weight"), design: try json.choice("design") ?? .default,
            isItalic: try json.bool("italic"))
    }
}

extension TextStyle: JSONRepresentable {
    private static let names: Set<String> = [
        "font", "weight", "bold", "italic", "monospaced", "monospacedDigits", "underlined", "struckThrough", "color",
        "tracking", "link",
    ]

    package var json: JSONValue {
        .members([
            "font": font?.json, "weight": weight.map { .string($0.rawValue) }, "bold": isBold.map(JSONValue.bool),
            "italic": isItalic.map(JSONValue.bool), "monospaced": isMonospaced.map(JSONValue.bool),
            "monospacedDigits": hasMonospacedDigits.map(JSONValue.bool),
            "underlined": isUnderlined.map(JSONValue.bool), "struckThrough": isStruckThrough.map(JSONValue.bool),
            "color": color?.json, "tracking": tracking.map(JSONValue.number), "link": link.map(JSONValue.string),
        ])
    }

    package init(json: JSONValue) throws {
        let json = try json.only(Self.names, in: "text style")
        self.init()
        font = try json.value("font")
        weight = try json.choice("weight")
        isBold = try json.optionalBool("bold")
        isItalic = try json.optionalBool("italic")
        isMonospaced = try json.optionalBool("monospaced")
        hasMonospacedDigits = try json.optionalBool("monospacedDigits")
        isUnderlined = try json.optionalBool("underlined")
        isStruckThrough = try json.optionalBool("struckThrough")
        color = try json.value("color")
        tracking = try json.double("tracking")
        link = try json.string("link")
    }
}
