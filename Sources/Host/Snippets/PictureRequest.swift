// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// What `beckon-picture` is asked for: one snippet as a PNG.
package struct PictureRequest: Sendable, Hashable {
    /// The bounds of a request's JSON: a snippet is as deep as a frame may be, inside one more object.
    package static let limits = JSONLimits(size: 12 << 20, depth: JSONLimits.frame.depth + 1, stringLength: 6 << 20)

    package var node: SnippetNode
    /// Points.
    package var width: Double
    /// Pixels per point.
    package var scale: Int
    package var scheme: SnippetAppearance.Scheme
    /// A BCP 47 tag.
    package var language: String
    /// The folder of the snippet's own images.
    package var resources: String?
    /// The folders in which icon sets are looked for, most important first.
    package var dataDirectories: [String]

    package init(
        node: SnippetNode, width: Double = 360, scale: Int = 1, scheme: SnippetAppearance.Scheme = .light,
        language: String = "en", resources: String? = nil, dataDirectories: [String] = []
    ) {
        self.node = node
        self.width = width
        self.scale = scale
        self.scheme = scheme
        self.language = language
        self.resources = resources
        self.dataDirectories = dataDirectories
    }
}

extension PictureRequest: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "node": node.json, "width": .number(width), "scale": .integer(scale), "scheme": .string(scheme.rawValue),
            "language": .string(language), "resources": resources.map(JSONValue.string),
            "dataDirectories": dataDirectories.jsonOrNil,
        ])
    }

    package init(json: JSONValue) throws {
        let name = try json.string("scheme") ?? "light"
        guard let scheme = SnippetAppearance.Scheme(rawValue: name) else {
            throw SnippetError(.request, "The scheme “\(name)” is neither “light” nor “dark”.")
        }
        self.init(
            node: try SnippetNode(json: json.required("node")), width: try json.double("width") ?? 360,
            scale: try json.int("scale") ?? 1, scheme: scheme, language: try json.string("language") ?? "en",
            resources: try json.string("resources"), dataDirectories: try json.strings("dataDirectories"))
    }
}
