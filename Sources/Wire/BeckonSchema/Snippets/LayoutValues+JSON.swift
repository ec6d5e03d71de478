// SPDX-License-Identifier: Apache-2.0

extension AlignmentValue: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "horizontal": horizontal == .center ? nil : .string(horizontal.rawValue),
            "vertical": vertical == .center ? nil : .string(vertical.rawValue),
        ])
    }

    package init(json: JSONValue) throws {
        let json = try json.only(["horizontal", "vertical"], in: "alignment")
        self.init(
            horizontal: try json.choice("horizontal") ?? .center, vertical: try json.choice("vertical") ?? .center)
    }
}

extension FrameValue: JSONRepresentable {
    private static let names: Set<String> = [
        "width", "height", "minimumWidth", "maximumWidth", "minimumHeight", "maximumHeight", "alignment",
    ]

    package var json: JSONValue {
        .members([
            "width": .length(width), "height": .length(height), "minimumWidth": .length(minimumWidth),
            "maximumWidth": .length(maximumWidth), "minimumHeight": .length(minimumHeight),
            "maximumHeight": .length(maximumHeight), "alignment": alignment == .center ? nil : alignment.json,
        ])
    }

    package init(json: JSONValue) throws {
        let json = try json.only(Self.names, in: "frame")
        self.init(
            width: try json.length("width"), height: try json.length("height"),
            minimumWidth: try json.length("minimumWidth"), maximumWidth: try json.length("maximumWidth"),
            minimumHeight: try json.length("minimumHeight"), maximumHeight: try json.length("maximumHeight"),
            alignment: try json.value("alignment") ?? .center)
    }
}
